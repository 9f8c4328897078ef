import { z } from 'zod';
import type { RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import { parseYaml } from '../../src/config/siteConfig';
import type { LocaleName } from '../../src/domain/country';
import { countBy, groupBy } from '../../src/domain/groups';
import { err, ok, type Result } from '../../src/domain/result';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { textsIn } from '../../src/domain/valuesIn';
import { daysBetween } from '../../src/domain/wallClock';
import { AUSTRALIAN_RULES, type Finding, type Rule, type TextContext } from './australianRules';
import { type BuiltPage, placeOf } from './builtPage';
import { NEW_ZEALAND_RULES } from './newZealandRules';
import { provePrices } from './onePrice';
import type { CheckedSite, SiteFault } from './readSite';
import { SITE_RULES } from './siteRules';

/** How much of the words at fault a report shows. */
const MAX_LETTERS = 160;

/** For how many days an exception holds at most: circumstances change, and so do laws. */
const MAX_DAYS_ACCEPTED = 366;

const day = z.iso.date({ error: 'must be a day such as 2026-11-26' });
const filled = z.string().trim().min(1).max(2000);

const acceptanceSchema = z.strictObject({
  /** The id of a rule. */
  rule: filled,
  /** The place as the report names it; `*` for any letters. */
  where: filled,
  reason: filled.min(20, 'must say why it is lawful, in a sentence'),
  /** Who decided. */
  by: filled,
  on: day,
  /** The last day on which it holds. */
  until: day,
});

/** An exception that a person decided on, in writing. */
type Acceptance = z.infer<typeof acceptanceSchema>;

/**
 * Reads the exceptions of a dealer.
 * @param text of the file: a list, or nothing
 * @param file its name, for faults
 */
export function parseAcceptances(
  text: string,
  { file, rules, today }: { readonly file: string; readonly rules: readonly Rule[]; readonly today: string },
): Result<readonly Acceptance[], readonly string[]> {
  const parsed = parseYaml(text, file, z.array(acceptanceSchema).max(1000), []);
  if (parsed.kind === 'err')
    return err(parsed.fault.map(({ field, reason }) => [file, field, reason].filter(Boolean).join(': ')));
  const acceptances = parsed.value;
  const faults = acceptances.flatMap(({ rule, on, until }, at) => {
    const known = rules.find(({ id }) => id === rule);
    if (!known)
      return [`${file}: [${at}].rule: ${rule} is not a rule; npm run site:check -- --rules lists them`];
    if (!known.decides) return [`${file}: [${at}].rule: ${rule} has no exceptions: mend the fault instead`];
    if (on > today) return [`${file}: [${at}].on: ${on} is in the future`];
    if (until < on || daysBetween(on, until) > MAX_DAYS_ACCEPTED)
      return [`${file}: [${at}].until: ${until} must be within a year after ${on}`];
    return [];
  });
  return faults.length > 0 ? err(faults) : ok(acceptances);
}

interface Judgement {
  readonly rules: readonly Rule[];
  readonly acceptances: readonly Acceptance[];
  /** A date in the dealership's time zone. */
  readonly today: string;
}

/**
 * Checks a built site and its content against rules, and proves that each item has one price everywhere.
 * @returns the faults, those that an exception allows, and exceptions that are over or that nothing needs any more
 */
export function checkSite(site: CheckedSite, judgement: Judgement) {
  const proof = provePrices(site);
  const { faults, counts, ...linted } = lintSite(site, judgement);
  return { ...linted, faults: [...faults, ...proof.faults], counts: { ...counts, prices: proof.compared } };
}

/** Checks the words of a site against rules. */
export function lintSite(site: CheckedSite, { rules, acceptances, today }: Judgement) {
  const { faults: all, texts } = lint(site, rules, today);
  const valid = acceptances.filter(({ until }) => until >= today);
  const used = new Set<Acceptance>();
  const accepted: { readonly fault: SiteFault; readonly by: Acceptance }[] = [];
  const faults = all.filter((fault) => {
    const by = valid.find(({ rule, where }) => rule === fault.rule && isPlace(where, fault));
    if (!by) return true;
    used.add(by);
    accepted.push({ fault, by });
    return false;
  });
  return {
    faults,
    accepted,
    idle: acceptances.filter((one) => !used.has(one)),
    counts: { pages: site.pages.length, items: site.items.length, texts },
  };
}

/** Whether the pattern of an exception names the place of a fault: its file, or file and field. */
function isPlace(pattern: string, { file, field }: SiteFault): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`);
  return expression.test(file) || expression.test(`${file}: ${field}`);
}

interface Text {
  readonly file: string;
  readonly field: string;
  readonly text: string;
}

/** A text without its Markdown, and every place that has it: most words of a site are on many pages. */
interface UniqueText {
  readonly plain: string;
  readonly places: readonly Text[];
}

/** The places of each text. Content and feed come first, so a fault is named where it can be mended. */
function uniqueTexts(texts: readonly Text[]): readonly UniqueText[] {
  const unique = groupBy(texts, ({ text }) => plainWords(text));
  return [...unique].map(([plain, places]) => ({ plain, places }));
}

/** Each fault once: words of the content and of the feed are named there, and not on every page that shows them. */
function lint(
  site: CheckedSite,
  rules: readonly Rule[],
  today: string,
): { readonly faults: readonly SiteFault[]; readonly texts: number } {
  const all = [
    ...site.content.flatMap(textsOfFile),
    ...site.items.flatMap(textsOfItem),
    ...site.pages.flatMap(textsOfPage),
  ];
  const texts = uniqueTexts(all);
  const faults = rules.flatMap((rule) => [
    ...partFaults(rule, site),
    ...wordFaults(rule, texts, { site, today }),
    ...pageFaults(rule, site),
  ]);
  return { faults, texts: all.length };
}

const faultOf = ({ id, reason }: Rule, file: string, finding: Finding): SiteFault => ({
  rule: id,
  file,
  field: finding.field,
  reason: finding.reason ?? reason,
  ...(finding.text !== undefined && { text: shortened(finding.text) }),
});

/** What a rule finds in content files and stock items. */
const partFaults = (rule: Rule, site: CheckedSite): readonly SiteFault[] => [
  ...site.content.flatMap((file) =>
    (rule.entry?.(file, site) ?? []).map((finding) => faultOf(rule, file.file, finding)),
  ),
  ...site.items.flatMap((item) =>
    (rule.item?.(item, site) ?? []).map((finding) => faultOf(rule, `stock ${item.id}`, finding)),
  ),
];

function wordFaults(
  rule: Rule,
  texts: readonly UniqueText[],
  where: Omit<TextContext, 'file'>,
): readonly SiteFault[] {
  const { words, unless, text } = rule;
  if (!words && !text) return [];
  /** Words that a source has already been named for: a page shows them as part of a longer text. */
  const seen = new Set<string>();
  return texts.flatMap(({ plain, places }) => {
    const found = words ? words.exec(plain) : text?.(plain, { ...where, file: places[0]?.file ?? '' });
    if (!found || unless?.test(plain)) return [];
    const sources = places.filter(({ file }) => !file.startsWith('/'));
    if (sources.length === 0 && seen.has(found[0].toLowerCase())) return [];
    seen.add(found[0].toLowerCase());
    const named = sources.length > 0 ? sources : places.slice(0, 1);
    return named.map(({ file, field }) =>
      faultOf(rule, file, { field, text: aroundMatch(plain, found.index) }),
    );
  });
}

/** What a rule finds in whole pages: a fault of several pages once, with their number. */
function pageFaults(rule: Rule, site: CheckedSite): readonly SiteFault[] {
  if (!rule.page) return [];
  const found = new Map<string, { readonly file: string; readonly finding: Finding; pages: number }>();
  for (const page of site.pages)
    for (const finding of rule.page(page, site)) {
      const key = `${finding.field}\n${finding.text ?? ''}`;
      const known = found.get(key);
      if (known) known.pages += 1;
      else found.set(key, { file: page.path, finding, pages: 1 });
    }
  return [...found.values()].map(({ file, finding, pages }) =>
    faultOf(
      rule,
      file,
      pages === 1 ? finding : { ...finding, reason: `${finding.reason ?? rule.reason} (${pages} pages)` },
    ),
  );
}

const plainWords = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[*_`[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const shortened = (text: string): string =>
  text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS - 1)}…` : text;

const aroundMatch = (text: string, at: number): string => (at > 60 ? `…${text.slice(at - 40)}` : text);

/** Every text of a content file. Of a long text, each paragraph. */
const textsOfFile = ({ file, data, body }: RawFile): readonly Text[] =>
  [...textsIn(data), ['text', body] as const].flatMap(([field, long]) =>
    paragraphs(long).map((text) => ({ file, field, text })),
  );

const paragraphs = (text: string): readonly string[] =>
  text.split(/\n\s*\n/).filter((one) => one.trim() !== '');

const ITEM_TEXTS = [
  'siteDescription',
  'stockName',
  'stockSubname',
  'variations',
  'pictureNote',
  'fuelEconomy',
] as const;

function textsOfItem(item: StockItem): readonly Text[] {
  const file = `stock ${item.id}`;
  const own = ITEM_TEXTS.flatMap((field) => {
    const text = item[field];
    return text === undefined ? [] : [{ file, field, text }];
  });
  const tags = item.tags.map((text) => ({ file, field: 'tags', text }));
  const fitted = (item.equipment ?? []).flatMap(({ entries }) =>
    entries.map((text) => ({ file, field: 'equipment', text })),
  );
  return [...own, ...tags, ...fitted];
}

/** What a page tells people and machines. */
function textsOfPage({ path: file, title, meta, jsonLd, blocks }: BuiltPage): readonly Text[] {
  const described = ['description', 'og:title', 'og:description', 'og:image:alt'].flatMap((name) => {
    const text = meta.get(name);
    return text === undefined ? [] : [{ file, field: name, text }];
  });
  const structured = [...textsIn(jsonLd)].map(([, text]) => ({ file, field: 'structured data', text }));
  const shown = blocks.map((block) => ({ file, text: block.text, field: placeOf(block) }));
  return [{ file, field: 'title', text: title }, ...described, ...structured, ...shown];
}

/** How many faults of one rule the terminal shows. */
const MAX_SHOWN = 12;

/** The check for a terminal. */
export function siteCheckText(
  { faults, accepted, idle, counts }: ReturnType<typeof checkSite>,
  rules: readonly Rule[],
): string {
  const byRule = groupBy(faults, ({ rule }) => rule);
  const sections = [...byRule].flatMap(([id, ofRule]) => {
    const rule = rules.find((one) => one.id === id);
    const lines = ofRule
      .slice(0, MAX_SHOWN)
      .map(
        ({ file, field, reason, text }) =>
          `  ${file}: ${field} ${reason}${text === undefined ? '' : `: “${text}”`}`,
      );
    const more = ofRule.length - MAX_SHOWN;
    return [
      '',
      `${id} (${ofRule.length})${rule?.decides ? ', which the dealer may decide in writing' : ''}`,
      ...(rule ? [`  ${rule.source.name}`, `  ${rule.source.url}`] : []),
      ...lines,
      ...(more > 0 ? [`  … and ${more} more`] : []),
    ];
  });
  const written = countBy(accepted.map(({ by }) => by));
  return [
    `${counts.pages} pages, ${counts.items} stock items, ${counts.texts} texts and ${counts.prices} prices: ${
      faults.length === 0 ? 'no fault' : faults.length === 1 ? '1 fault' : `${faults.length} faults`
    }`,
    ...sections,
    ...(written.size === 0 ? [] : ['', 'Accepted in writing']),
    ...[...written].map(
      ([{ rule, where, by, until }, times]) =>
        `  ${rule}: ${where}, ${times} times, by ${by}, until ${until}`,
    ),
    ...(idle.length === 0 ? [] : ['', 'Exceptions that are over, or that nothing needs any more']),
    ...idle.map(({ rule, where, until }) => `  ${rule}: ${where}, until ${until}`),
  ].join('\n');
}

/** The rules of advertising of each country, and those of every site. */
export const RULES: Readonly<Record<LocaleName, readonly Rule[]>> = {
  'en-AU': [...AUSTRALIAN_RULES, ...SITE_RULES],
  'en-NZ': [...NEW_ZEALAND_RULES, ...SITE_RULES],
};
