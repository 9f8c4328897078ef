import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { ContentFault } from '../../plugins/content-endpoint/contentFault';
import { parseRawFile, type RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import type { Folder } from '../../plugins/content-endpoint/files/rawContent';
import { questionsAbout } from '../../plugins/content-endpoint/questions';
import { wallClock } from '../../src/domain/wallClock';
import { type Handler, handled } from './decapPackages';
import { mayChange, type Person } from './editors';
import { entryAt, type Place, placeOf, reasonInWords } from './entries';
import {
  type Change,
  changedPaths,
  changeOf,
  fileRequestSchema,
  namedPaths,
  type SaveTerms,
  saveTermsSchema,
} from './fileRequest';
import type { History } from './history';
import { leadsOutside } from './leadsOutside';
import { HAS_PAGE, pageAddress } from './pageAddress';
import { linksTo, relinkedFiles } from './relink';
import { applyChange, type DeadLink, tryChange } from './trial';

/** A sentence about a place in the content. */
export interface Remark {
  readonly place?: Place;
  readonly words: string;
}

/** Why a change was not made, for the dialogue of the editor (`admin/backend.ts`). */
export type Refusal = { readonly error: string } & (
  | { readonly kind: 'faults'; readonly remarks: readonly Remark[] }
  /** Somebody may say yes to all of these. */
  | { readonly kind: 'questions'; readonly remarks: readonly Remark[] }
  /** The file is not what the form was opened with. `theirs` is absent if it was deleted. */
  | { readonly kind: 'changed'; readonly changedAt?: string; readonly theirs?: string }
  /** Other entries link to what this change takes away. */
  | { readonly kind: 'linked'; readonly remarks: readonly Remark[]; readonly suggestion?: string }
);

/** What a change did. */
export interface Saved {
  readonly message: string;
  /** The entry has another address; these still link to the old one, which leads to the new one. */
  readonly moved?: { readonly from: string; readonly to: string; readonly links: readonly Remark[] };
  /** The files whose links were changed. */
  readonly changed?: readonly string[];
}

interface SaveOptions {
  readonly projectFolder: string;
  /** Records each change; absent if the project is in no repository. */
  readonly history?: History;
  /** Who may change what, in a hosted editor. */
  readonly editors?: () => Promise<readonly Person[]>;
}

/** A change that somebody asks for; without a person, the owner of this machine does. */
interface Asked extends SaveOptions {
  readonly person?: Person | undefined;
}

/** The hash by which a save says what it was based on. */
export const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/**
 * Passes on reading requests that the schema describes, and makes changes itself: one at a time, each tried on a copy
 * first.
 */
export const saveContent = (given: SaveOptions): Handler => {
  const { projectFolder } = given;
  let last: Promise<unknown> = Promise.resolve();
  /** One change after another: what one was tried on must not change under it. */
  const inTurn = <Value>(change: () => Promise<Value>): Promise<Value> => {
    const next = last.then(change);
    last = next.catch(() => undefined);
    return next;
  };
  return handled(async (request, response, next) => {
    const refuse = (status: number, error: string | Refusal) =>
      response.status(status).json(typeof error === 'string' ? { error } : error);
    const options = { ...given, person: request.person };
    const parsed = fileRequestSchema.safeParse(request.body);
    if (!parsed.success) return refuse(422, describe(parsed.error));
    const terms = saveTermsSchema.safeParse((request.body as { readonly terms?: unknown }).terms);
    if (!terms.success) return refuse(422, describe(terms.error));
    for (const path of namedPaths(parsed.data))
      if (await leadsOutside(projectFolder, path)) return refuse(422, `${path} leads out of the content`);
    if (parsed.data.action === 'relink') {
      const { from, to } = parsed.data.params;
      const answer = await inTurn(() => relink(options, from, to));
      return 'error' in answer ? refuse(422, answer) : response.json(answer);
    }
    if (parsed.data.action === 'versions')
      return response.json((await options.history?.versions(parsed.data.params.path)) ?? []);
    if (parsed.data.action === 'deletedEntries')
      return response.json((await options.history?.deleted()) ?? []);
    const change =
      parsed.data.action === 'restore'
        ? await restoration(options, parsed.data.params)
        : changeOf(parsed.data);
    if (changedPaths(change).length === 0) {
      request.body = parsed.data;
      return next();
    }
    const answer = await inTurn(() => save(options, change, terms.data));
    if ('error' in answer) return refuse(answer.kind === 'changed' ? 409 : 422, answer);
    response.json(
      parsed.data.action === 'persistMedia'
        ? mediaFile(projectFolder, parsed.data.params.asset.path)
        : answer,
    );
  });
};

/** A change is saved whether or not it can be recorded or pushed: during a merge, Git takes no commit of single files. */
const tellUnrecorded = (error: Error): void =>
  console.warn(`Forecourt: a change was saved, and Git did not take it: ${error.message}`);

/** An upload in the text of an entry. */
const UPLOAD = /\/uploads\/[\w./ -]*\w\.\w+/g;

/** The change that brings back an earlier text of an entry, and the pictures in it that are not there now. */
async function restoration(
  { projectFolder, history }: SaveOptions,
  { path, id }: { readonly path: string; readonly id: string },
): Promise<Change> {
  const text = (await history?.fileAt(path, id))?.toString('utf8');
  if (text === undefined) throw new Error('This version is not there any more.');
  const write = new Map<string, string | Buffer>([[path, text]]);
  for (const upload of new Set(text.match(UPLOAD))) {
    const file = `content${upload}`;
    if (existsSync(join(projectFolder, file)) || (await leadsOutside(projectFolder, file))) continue;
    const picture = await history?.fileAt(file, id);
    if (picture) write.set(file, picture);
  }
  return { write, remove: [] };
}

/** Changes every link from one address to another. The pages of both are there, so nothing can break. */
async function relink(asked: Asked, from: string, to: string): Promise<Saved | Refusal> {
  const { projectFolder, history, person } = asked;
  const keepAnchor = (address: string) => to + (/[?#].*$/.exec(address)?.[0] ?? '');
  const write = await relinkedFiles(projectFolder, from, keepAnchor);
  const forbidden = await notAllowed(asked, [...write.keys()]);
  if (forbidden) return forbidden;
  applyChange(projectFolder, { write, remove: [] });
  const changed = [...write.keys()];
  await history?.record(changed, `Send the links of ${from} to ${to}`, person).catch(tellUnrecorded);
  return { message: 'saved', changed };
}

const describe = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' · ');

/** Says whose part of the content a change is, if it is not the person's who asks for it. */
async function notAllowed(
  { projectFolder, editors, person }: Asked,
  paths: readonly string[],
): Promise<Refusal | undefined> {
  const forbidden = person ? paths.filter((path) => !mayChange(person, path)) : [];
  if (forbidden.length === 0) return undefined;
  const all = (await editors?.()) ?? [];
  const remarks = await Promise.all(
    forbidden.map((path) => {
      const names = all.filter((one) => mayChange(one, path)).map(({ name }) => name);
      const words =
        names.length === 0
          ? 'Nobody may change this here.'
          : `You may read this. It can be changed by ${LIST.format(names)}.`;
      return remarkOn(projectFolder, path, undefined, words);
    }),
  );
  return { kind: 'faults', error: remarks.map(inWords).join(' · '), remarks };
}

const LIST = new Intl.ListFormat('en-AU', { type: 'disjunction' });

async function save(asked: Asked, wanted: Change, terms: SaveTerms): Promise<Saved | Refusal> {
  const { projectFolder, history, person } = asked;
  const paths = changedPaths(wanted);
  const own = new Set(paths);
  const forbidden = await notAllowed(asked, paths);
  if (forbidden) return forbidden;
  const lost = lostUpdate(projectFolder, wanted, terms);
  if (lost) return lost;
  const questions = await questionsOf(projectFolder, wanted, terms);
  const open = questions.filter(({ words }) => !terms.confirmed.includes(words));
  if (open.length > 0) return { kind: 'questions', error: open.map(inWords).join(' · '), remarks: open };

  const before = await entryAt(projectFolder, paths[0] ?? '');
  const after = entryIn(wanted);
  let change = wanted;
  let { faults, deadLinks } = await tryChange(projectFolder, change);
  if (terms.relinkTo !== undefined && deadLinks.some(({ file }) => !own.has(file))) {
    change = await withOtherLinks(projectFolder, wanted, deadLinks, terms.relinkTo);
    const others = await notAllowed(asked, [...change.write.keys()]);
    if (others) return others;
    ({ faults, deadLinks } = await tryChange(projectFolder, change));
  }
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
  ].map(({ file, field, reason }) => remarkOn(projectFolder, file, field, reason, after));
  if (wrong.length > 0) {
    const remarks = await Promise.all(wrong);
    return { kind: 'faults', error: remarks.map(inWords).join(' · '), remarks };
  }

  applyChange(projectFolder, change);
  const title = await titleOf(projectFolder, before ?? after, paths[0] ?? '');
  const verb = wanted.remove.length > 0 ? 'Delete' : before ? 'Change' : 'Add';
  await history?.record(changedPaths(change), `${verb} ${title}`, person).catch(tellUnrecorded);
  const [from, to] = [before && addressOf(before), after && addressOf(after)];
  if (from === undefined || to === undefined || from === to) return { message: 'saved' };
  const links = await linksTo(projectFolder, from);
  const remarks = await Promise.all(links.map(({ file, field }) => remarkOn(projectFolder, file, field, '')));
  return remarks.length === 0
    ? { message: 'saved' }
    : { message: 'saved', moved: { from, to, links: remarks } };
}

/** Of two entries that claim the same thing, the one that is saved is at fault, whichever the loader named. */
function blameOwn(fault: ContentFault, own: ReadonlySet<string>): ContentFault {
  const mine = [...own].find((path) => fault.reason.includes(path));
  return own.has(fault.file) || mine === undefined || !/ (already|also) used /.test(fault.reason)
    ? fault
    : { ...fault, file: mine, reason: fault.reason.replace(mine, fault.file) };
}

const inWords = ({ place, words }: Remark): string =>
  [place && [place.menu, place.title, place.field].filter(Boolean).join(' › '), words]
    .filter(Boolean)
    .join(': ');

async function remarkOn(
  projectFolder: string,
  file: string,
  field: string | undefined,
  reason: string,
  draft?: RawFile,
): Promise<Remark> {
  const place = await placeOf(projectFolder, file, field, draft);
  return { ...(place && { place }), words: await reasonInWords(projectFolder, reason) };
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

/** Says if somebody else has changed the entry since its form was opened. */
function lostUpdate(projectFolder: string, change: Change, { base }: SaveTerms): Refusal | undefined {
  const [path, text] = entryText(change) ?? [];
  if (path === undefined || base === undefined) return undefined;
  const file = join(projectFolder, path);
  const theirs = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (theirs === text || (theirs === undefined ? base === null : base === hashOf(theirs))) return undefined;
  return {
    kind: 'changed',
    error: 'somebody else has changed it',
    ...(theirs !== undefined && { theirs, changedAt: statSync(file).mtime.toISOString() }),
  };
}

/** What might be a slip in the entry that is saved, or a deletion of what somebody else has just changed. */
async function questionsOf(
  projectFolder: string,
  change: Change,
  { base }: SaveTerms,
): Promise<readonly Remark[]> {
  const [path] = change.remove;
  if (path !== undefined) {
    const file = join(projectFolder, path);
    if (base === undefined || !existsSync(file) || hashOf(readFileSync(file, 'utf8')) === base) return [];
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
  const questions = questionsAbout(
    { folder: folder as Folder, id: after.id },
    before && fields(before),
    fields(after),
    wallClock(new Date(), timeZone).date,
  );
  return Promise.all(
    questions.map(async ({ field, words }) => {
      const place = (await placeOf(projectFolder, after.file, field, after)) ?? undefined;
      return { ...(place && { place }), words };
    }),
  );
}

/** The path and the text of the entry that a change writes: everything else that it writes is a picture or a document. */
const entryText = ({ write }: Change) => [...write].find(([, text]) => typeof text === 'string');

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

async function titleOf(projectFolder: string, entry: RawFile | undefined, path: string): Promise<string> {
  const place = entry && (await placeOf(projectFolder, entry.file));
  return place ? `${place.title} (${place.menu})` : (path.split('/').at(-1) ?? path);
}

/** A picture as the editor expects it after an upload. */
function mediaFile(projectFolder: string, path: string) {
  const bytes = readFileSync(join(projectFolder, path));
  return {
    id: hashOf(bytes),
    content: bytes.toString('base64'),
    encoding: 'base64',
    path,
    name: path.split('/').at(-1) ?? path,
  };
}
