// `npm run new-dealer`: writes the folder of a new dealer, which builds at once. docs/dealers.md says what comes next.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { FORMATS, isFormat } from '../generate/feed/presets/presets';
import { dealerNames } from '../src/config/dealer';
import { LOCALE_NAMES } from '../src/domain/country';
import { slug } from '../src/domain/stock/slug';
import { STOCK_TYPES, type StockType } from '../src/domain/stock/stockTypes';
import { commandLine, runCommand } from './command';
import { type Address, hasStates, isInItsState, isOnTheMap, readAddress } from './newDealer/address';
import { writeDealer } from './newDealer/writeDealer';

/** What a dealer is made from: each question, an example, and what is wrong with an answer. */
const QUESTIONS = {
  name: {
    text: 'What is the dealership called?',
    example: 'Saltmarsh Marine',
    fault: (answer) =>
      /\p{L}/u.test(answer) && answer.length <= 80 ? undefined : 'must be a name of up to 80 characters',
  },
  url: {
    text: 'At which address will the site be?',
    example: 'https://www.saltmarshmarine.example',
    fault: (answer) =>
      /^https:\/\/[^\s/?#@]+$/.test(answer) ? undefined : 'must begin with https:// and end after the host',
  },
  sells: {
    text: `What does it sell? (${Object.keys(STOCK_TYPES).join(', ')})`,
    example: 'boats',
    fault: (answer) =>
      Object.hasOwn(STOCK_TYPES, answer)
        ? undefined
        : `must be one of ${Object.keys(STOCK_TYPES).join(', ')}`,
  },
  brands: {
    text: 'Which brands does it sell new? (separated by commas; empty: any)',
    example: 'Bayliner, Quintrex',
    fault: (answer) => (answer.length <= 500 ? undefined : 'must be up to 500 characters'),
  },
  address: {
    text: 'Where is it? (street, town, state and postcode; in New Zealand no state)',
    example: '4 Wharf Road, Saltmarsh TAS 7190',
    fault: (answer, locale) => {
      const address = readAddress(answer, locale);
      if (address === undefined)
        return `must be street, town${hasStates(locale) ? ', state' : ''} and postcode, with a comma after the street`;
      if (!isInItsState(address))
        return `must have a postcode of its state: ${address.postcode} is not in ${address.state}`;
      return isOnTheMap(address, locale)
        ? undefined
        : `must have a postcode that we know: ${address.postcode} is new to us`;
    },
  },
  phone: {
    text: 'Which phone number do shoppers call?',
    example: '(03) 5550 0190',
    fault: (answer) => (/^[\d ()+-]{6,20}$/.test(answer) ? undefined : 'must be a phone number'),
  },
  email: {
    text: 'Which mailbox gets enquiries?',
    example: 'hello@saltmarshmarine.example',
    fault: (answer) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(answer) ? undefined : 'must be an email address'),
  },
  feed: {
    text: `In which format does its stock come? (own, ${FORMATS.join(', ')})`,
    example: 'own',
    fault: (answer) =>
      answer === 'own' || isFormat(answer) ? undefined : `must be own, ${FORMATS.join(', ')}`,
  },
} as const satisfies Readonly<
  Record<
    string,
    { text: string; example: string; fault: (answer: string, locale: string) => string | undefined }
  >
>;

type Question = keyof typeof QUESTIONS;
const NAMES = Object.keys(QUESTIONS) as Question[];

const USAGE = `npm run new-dealer                 asks ${NAMES.length} questions
npm run new-dealer -- --name "${QUESTIONS.name.example}" --url ${QUESTIONS.url.example} …

${NAMES.map((name) => `  --${name.padEnd(9)}${QUESTIONS[name].text}`).join('\n')}
  --locale   the locale of the site; unset: en-AU
  --folder   the name of its folder in dealers/; unset: made from the name
  --group    the folders of the dealers whose stock it shows, separated by commas; it then has no feed of its own`;

const { values } = commandLine(USAGE, {
  ...(Object.fromEntries(NAMES.map((name) => [name, { type: 'string' }])) as Record<
    Question,
    { type: 'string' }
  >),
  locale: { type: 'string', default: 'en-AU' },
  folder: { type: 'string' },
  group: { type: 'string', default: '' },
});

/** @returns whether it is new, so of two runs for one dealer at once, the second finds out */
function makeFolder(folder: string): boolean {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function main(): Promise<number> {
  const group = values.group.split(',').flatMap((member) => member.trim() || []);
  const answers = await answersTo(group.length > 0 ? { ...values, feed: 'own' } : values, [
    ...((LOCALE_NAMES as readonly string[]).includes(values.locale)
      ? []
      : [`  --locale ${values.locale} must be one of ${LOCALE_NAMES.join(', ')}`]),
    ...group
      .filter((member) => !dealerNames().includes(member))
      .map(
        (member) =>
          `  --group ${member} is not a dealer of dealers/: ${dealerNames().join(', ') || 'there is none yet'}`,
      ),
  ]);
  if (answers === undefined) return 2;
  const name = values.folder ?? slug(answers.name).slice(0, 40).replace(/-$/, '');
  const folder = join('dealers', name);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    console.error(`--folder ${name}  must be lower case letters, digits and hyphens`);
    return 2;
  }
  if (!makeFolder(folder)) {
    console.error(`${folder} is there already. Choose another name with --folder.`);
    return 2;
  }
  writeDealer(folder, {
    ...answers,
    address: readAddress(answers.address, values.locale) as Address,
    sells: answers.sells as StockType,
    folder: name,
    locale: values.locale,
    group,
  });
  console.log(nextSteps(name, folder, answers.feed, group, values.locale));
  return 0;
}

/**
 * The answers of the flags, and of the questions that no flag answers if somebody sits at a terminal.
 * @param faultsOfOthers of the flags without a question
 */
async function answersTo(
  given: Readonly<Partial<Record<Question, string>>> & { readonly locale: string },
  faultsOfOthers: readonly string[],
): Promise<Readonly<Record<Question, string>> | undefined> {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const answers: Partial<Record<Question, string>> = {};
  const faults = [...faultsOfOthers];
  for (const name of NAMES) {
    const { text, example, fault } = QUESTIONS[name];
    let answer = given[name]?.trim();
    while (answer === undefined && terminal !== undefined) {
      const typed = (await terminal.question(`${text}\n  such as ${example}: `)).trim();
      const wrong = fault(typed, given.locale);
      if (wrong === undefined) answer = typed;
      else console.log(`  That ${wrong}.`);
    }
    const wrong =
      answer === undefined ? `is missing; such as --${name} "${example}"` : fault(answer, given.locale);
    if (wrong !== undefined)
      faults.push(`  --${name} ${answer ?? ''} ${wrong}`.replace(/ +(?=\S)/g, ' ').replace(/^ /, '  '));
    else answers[name] = answer;
  }
  terminal?.close();
  if (faults.length === 0) return answers as Record<Question, string>;
  console.error(['Nothing was written:', ...faults, '', USAGE].join('\n'));
  return undefined;
}

const nextSteps = (
  name: string,
  folder: string,
  feed: string,
  group: readonly string[],
  locale: string,
): string => `${folder} is written, and builds at once:

  DEALER=${name} npm start

Change first, in this order:
  1. ${folder}/logo.svg is a placeholder: put the dealer's own logo there. Its colours are theme.color in site.yml.
  2. ${folder}/content/settings/site.yml: legal name, licence number, opening hours, and the disclaimers, which the dealer signs off.${locale.endsWith('-NZ') ? '\n     geo: latitude and longitude, for distances in “Find a dealer”; we have no table of postcodes of New Zealand.' : ''}
  3. ${folder}/content/settings/finance.yml: repayments are off until the lender's name, licence and rates are in it${group.length > 0 ? ', which must be those of each dealer' : ''}.
  4. ${
    group.length > 0
      ? `The stock and the yards come from ${group.join(', ')}, whose folders must be beside this one (docs/dealers.md).`
      : `${folder}/feed: the stock is invented${feed === 'own' ? '' : `, in the format ${feed}`}. Put the dealer's export there, or set STOCK_FEED (docs/feeds.md).
     DEALER=${name} npm run stock:map proposes how its columns become our fields, and stock:check says what is wrong.`
  }
  5. ${folder}/content/pages: the words of the home page, contact, privacy and terms. DEALER=${name} npm run cms edits them.

DEALER=${name} npm run test:dealer checks content, feed, pages and links before you publish.`;

runCommand(main);
