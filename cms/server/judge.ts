import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRawFile, type RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import type { Folder } from '../../plugins/content-endpoint/files/rawContent';
import { questionsAbout } from '../../plugins/content-endpoint/questions';
import type { Dealer } from '../../src/config/dealer';
import type { Country } from '../../src/domain/country';
import type { Fault } from '../../src/domain/fault';
import { wallClock } from '../../src/domain/wallClock';
import { type AskedBy, notAllowed } from './allowed';
import { type Deleted, deletionOf } from './deletion';
import { type DeadLink, type Trial, tryChange } from './dryRun';
import { entryAt, placeOf } from './entries';
import { type Change, changedPaths, type SaveTerms } from './fileRequest';
import { fieldAt, schemaOfFile } from './fileSchema';
import { entryText, lostUpdate, notOnScreen } from './onScreen';
import { HAS_PAGE, pageAddress } from './pageAddress';
import { addressesOf, REDIRECTS_FILE, redirectsText, redirectsWithout } from './redirects';
import { relinkedFiles } from './relink';
import { inWords, type Refusal, type Remark, remarkOn } from './remarks';
import { type StandsElsewhere, standsElsewhere, withElsewhere } from './search/standsElsewhere';

interface JudgeGiven extends AskedBy {
  readonly wanted: Change;
  readonly terms: SaveTerms;
}

/** A change that may be made, with the links of other entries that it moves. */
export interface Accepted {
  readonly change: Change;
  /** For the history: `Change Dev Patel (Team)`. */
  readonly words: string;
  /** The entry has another address. */
  readonly moved?: { readonly from: string; readonly to: string };
  readonly deleted?: Deleted;
}

export type Judgement = Accepted | Refusal;

/** Decides about a change: why it is not to be made, or all that it is. Nothing is written. */
export async function judge({ wanted, terms, ...asked }: JudgeGiven, dealer: Dealer): Promise<Judgement> {
  const { projectFolder } = asked;
  const paths = changedPaths(wanted);
  const untried =
    (await notAllowed(asked, paths)) ??
    (await notOnScreen(projectFolder, wanted, terms)) ??
    lostUpdate(projectFolder, wanted, terms) ??
    (await openQuestions(projectFolder, wanted, terms, dealer.country));
  if (untried) return untried;

  const before = await entryAt(projectFolder, paths[0] ?? '');
  const after = entryIn(wanted);
  const places = await standsElsewhere(projectFolder, before, after, dealer.country);
  const ticked = places.filter(({ id }) => terms.elsewhere?.includes(id));
  const deletion = await deletionOf(projectFolder, wanted, terms);
  if (deletion && 'kind' in deletion) return deletion;
  const files = [...ticked.map(({ file }) => file), ...(deletion?.change.write.keys() ?? [])];
  const notTheirs = await notAllowed(asked, files);
  if (notTheirs) return notTheirs;

  const all = deletion?.change ?? withElsewhere(projectFolder, wanted, ticked);
  const freed = withAddressesFreed(projectFolder, all, after);
  const tried = await tryWithLinks(freed, { asked, dealer, own: new Set(paths), relinkTo: terms.relinkTo });
  if ('kind' in tried) return tried;
  if (deletion?.question && tried.trial.faults.length === 0) return deletion.question;
  const refused = await refusalOf(tried.trial, { projectFolder, own: new Set(paths), after, terms });
  if (refused) return refused;
  if (places.length > 0 && ticked.length !== terms.elsewhere?.length) return askElsewhere(asked, places);

  const title = await titleOf(projectFolder, before ?? after, after, paths[0] ?? '');
  const verb = wanted.remove.length > 0 ? 'Delete' : before ? 'Change' : 'Add';
  const [from, to] = [before && addressOf(before), after && addressOf(after)];
  return {
    change: tried.change,
    words: `${verb} ${title}`,
    ...(from !== undefined && to !== undefined && from !== to && { moved: { from, to } }),
    ...(deletion && { deleted: deletion.told }),
  };
}

/** The questions about a change that are still without a yes. */
async function openQuestions(
  projectFolder: string,
  wanted: Change,
  terms: SaveTerms,
  country: Country,
): Promise<Refusal | undefined> {
  const questions = await questionsOf(projectFolder, wanted, terms, country);
  const open = questions.filter(({ words }) => !terms.confirmed.includes(words));
  return open.length > 0
    ? { kind: 'questions', error: open.map(inWords).join(' · '), remarks: open }
    : undefined;
}

interface TrialGiven {
  readonly asked: AskedBy;
  readonly dealer: Dealer;
  /** The files of the change itself. */
  readonly own: ReadonlySet<string>;
  readonly relinkTo: string | undefined;
}

/** Tries a change; with a page to lead to, once more with the dead links of other entries leading there. */
async function tryWithLinks(
  change: Change,
  { asked, dealer, own, relinkTo }: TrialGiven,
): Promise<{ readonly change: Change; readonly trial: Trial } | Refusal> {
  const { projectFolder } = asked;
  const trial = await tryChange(projectFolder, dealer, change);
  if (relinkTo === undefined || trial.deadLinks.every(({ file }) => own.has(file))) return { change, trial };
  const relinked = await withOtherLinks(projectFolder, change, trial.deadLinks, relinkTo);
  const notTheirs = await notAllowed(asked, [...relinked.write.keys()]);
  return notTheirs ?? { change: relinked, trial: await tryChange(projectFolder, dealer, relinked) };
}

interface RefusalGiven {
  readonly projectFolder: string;
  readonly own: ReadonlySet<string>;
  readonly after: RawFile | undefined;
  readonly terms: SaveTerms;
}

/** Why a change that was tried is not made: links of other entries that it would break, or its faults. */
async function refusalOf(
  { faults, deadLinks }: Trial,
  { projectFolder, own, after, terms }: RefusalGiven,
): Promise<Refusal | undefined> {
  const elsewhere = deadLinks.filter(({ file }) => !own.has(file));
  if (faults.length === 0 && elsewhere.length > 0 && terms.relinkTo === undefined) {
    const remarks = await Promise.all(
      elsewhere.map((link) => remarkOn(projectFolder, link.file, link.field, '')),
    );
    const suggestion = after && addressOf(after);
    return {
      kind: 'linked',
      error: `${remarks.map(inWords).join(' · ')} would lead nowhere`,
      remarks,
      ...(suggestion !== undefined && { suggestion }),
    };
  }
  const wrong = [
    ...faults.map((fault) => blameOwn(fault, own)),
    ...deadLinks.map(({ meant, ...link }) => ({
      ...link,
      reason: meant ? `${link.reason} (did you mean ${meant}?)` : link.reason,
    })),
  ];
  if (wrong.length === 0) return undefined;
  const remarks = await Promise.all(
    wrong.map(({ file, field, reason }) => remarkOn(projectFolder, file, field, reason, after)),
  );
  return { kind: 'faults', error: remarks.map(inWords).join(' · '), remarks };
}

/** Asks where else a new value shall stand. What the person may not change is only shown. */
async function askElsewhere(asked: AskedBy, places: readonly StandsElsewhere[]): Promise<Refusal> {
  const shown = await Promise.all(
    places.map(async ({ changes: _, ...place }) => {
      const refused = await notAllowed(asked, [place.file]);
      return { ...place, ...(refused?.kind === 'faults' && { forbidden: refused.remarks[0]?.words ?? '' }) };
    }),
  );
  return { kind: 'elsewhere', error: 'what it replaces also appears elsewhere', places: shown };
}

/** The change, with the redirects from addresses that an entry takes back. */
function withAddressesFreed(projectFolder: string, change: Change, entry: RawFile | undefined): Change {
  if (!entry) return change;
  const given = change.write.get(REDIRECTS_FILE);
  const before = given === undefined ? redirectsText(projectFolder) : String(given);
  const after = redirectsWithout(before, addressesOf(entry));
  return after === before
    ? change
    : { ...change, write: new Map([...change.write, [REDIRECTS_FILE, after]]) };
}

/** Of two entries that claim the same thing, the one that is saved is at fault, whichever the loader named. */
function blameOwn(fault: Fault, own: ReadonlySet<string>): Fault {
  const mine = [...own].find((path) => fault.reason.includes(path));
  return own.has(fault.file) || mine === undefined || !/ (already|also) used /.test(fault.reason)
    ? fault
    : { ...fault, file: mine, reason: fault.reason.replace(mine, fault.file) };
}

/** The change, and every dead link of other entries leading to another page. */
async function withOtherLinks(
  projectFolder: string,
  { write, remove }: Change,
  deadLinks: readonly DeadLink[],
  to: string,
): Promise<Change> {
  const all = new Map(write);
  for (const address of new Set(deadLinks.map((link) => link.address)))
    for (const [file, text] of await relinkedFiles(projectFolder, address, () => to))
      if (!all.has(file) && !remove.includes(file)) all.set(file, text);
  return { write: all, remove };
}

/** What might be a slip in the entry that is saved, or a deletion of what somebody else has just changed. */
async function questionsOf(
  projectFolder: string,
  change: Change,
  { base }: SaveTerms,
  country: Country,
): Promise<readonly Remark[]> {
  const [path] = change.remove;
  if (path !== undefined) {
    const file = join(projectFolder, path);
    if (base === undefined || !existsSync(file) || readFileSync(file, 'utf8') === base) return [];
    const place = await placeOf(projectFolder, path);
    return [{ ...(place && { place }), words: 'Somebody else has changed it since you opened it.' }];
  }
  const after = entryIn(change);
  if (!after) return [];
  const [, folder = ''] = after.file.split('/');
  const before = await entryAt(projectFolder, after.file);
  const site = await entryAt(projectFolder, 'content/settings/site.yml');
  const timeZone = typeof site?.data.timeZone === 'string' ? site.data.timeZone : 'UTC';
  const fields = ({ data, body }: RawFile) => ({ ...data, html: body });
  const schema = schemaOfFile(after.file, country);
  const questions = questionsAbout(
    { folder: folder as Folder, id: after.id },
    before && fields(before),
    fields(after),
    wallClock(new Date(), timeZone).date,
    (field) => fieldAt(schema, after.data, field)?.written === 'amount',
  );
  return Promise.all(
    questions.map(async ({ field, words }) => {
      const place = (await placeOf(projectFolder, after.file, field, after)) ?? undefined;
      return { ...(place && { place }), words };
    }),
  );
}

/** The entry that a change would write, unchecked; undefined if it cannot be read. */
function entryIn(change: Change): RawFile | undefined {
  const [path, text] = entryText(change) ?? [];
  const parsed = path === undefined ? undefined : parseRawFile(path, String(text));
  return parsed?.kind === 'ok' ? parsed.value : undefined;
}

/** The page of an entry that has one of its own. */
function addressOf(entry: RawFile): string | undefined {
  const folder = entry.file.split('/')[1] as Folder;
  return HAS_PAGE.includes(folder) ? pageAddress(folder, entry) : undefined;
}

async function titleOf(
  projectFolder: string,
  entry: RawFile | undefined,
  draft: RawFile | undefined,
  path: string,
): Promise<string> {
  const place = entry && (await placeOf(projectFolder, entry.file, undefined, draft));
  return place ? `${place.title} (${place.menu})` : (path.split('/').at(-1) ?? path);
}
