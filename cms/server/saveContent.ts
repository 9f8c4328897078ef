import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { z } from 'zod';
import { SITE_FILE } from '../../src/config/siteConfig';
import { notAllowed } from './allowed';
import { type Handler, handled } from './decapPackages';
import type { Deleted } from './deletion';
import { applyChange } from './dryRun';
import { mayChange, type Person } from './editors';
import {
  type Change,
  changedPaths,
  changeOf,
  contentFile,
  fileRequestSchema,
  namedPaths,
  type SaveTerms,
  saveTermsSchema,
} from './fileRequest';
import type { History } from './git/history';
import { KEPT, type Outcome } from './git/outcome';
import type { Reader } from './reading/reader';
import { REDIRECTS_FILE } from './redirects';
import { linksTo, relinkedFiles } from './relink';
import { type Refusal, type Remark, remarkOn } from './remarks';

/** What a change did. */
export interface Saved {
  readonly message: string;
  /** Whether it is kept, sent, waiting or refused by Git or the git host. */
  readonly outcome?: Outcome;
  /** The entry has another address; these still link to the old one, which leads to the new one. */
  readonly moved?: { readonly from: string; readonly to: string; readonly links: readonly Remark[] };
  /** An entry is deleted. */
  readonly deleted?: Deleted & { readonly canComeBack: boolean };
  /** The files that were changed. */
  readonly changed?: readonly string[];
}

interface SaveOptions {
  readonly projectFolder: string;
  /** Makes one change after another. */
  readonly inTurn: <Value>(change: () => Promise<Value>) => Promise<Value>;
  /** Records each change; absent if the project is in no repository. */
  readonly history?: History;
  /** Reads what is sent. */
  readonly reader: Reader;
  /** An answer with the words of the dealer and its country. */
  readonly inOwnWords: <Value>(answer: Value) => Promise<Value>;
  /** Who may change what, in a hosted editor. */
  readonly editors?: () => Promise<readonly Person[]>;
}

/** A change that somebody asks for; without a person, the owner of this machine does. */
interface Asked extends SaveOptions {
  readonly person?: Person | undefined;
}

/**
 * Passes on reading requests that the schema describes, and makes changes itself: one at a time, each tried on a copy
 * first.
 */
export const saveContent = (given: SaveOptions): Handler => {
  const { projectFolder, history, inTurn, inOwnWords } = given;
  const settled = async (): Promise<Outcome> => (await history?.settle()) ?? KEPT;
  return handled(async (request, response, next) => {
    const refuse = async (status: number, error: string | Refusal) =>
      response.status(status).json(typeof error === 'string' ? { error } : await inOwnWords(error));
    const options = { ...given, person: request.person };
    const parsed = fileRequestSchema.safeParse(request.body);
    if (!parsed.success) return refuse(422, describe(parsed.error));
    const terms = saveTermsSchema.safeParse((request.body as { readonly terms?: unknown }).terms);
    if (!terms.success) return refuse(422, describe(terms.error));
    // The text of an upload is larger than the file, and isn't needed again.
    request.body = {};
    for (const path of namedPaths(parsed.data))
      if (await leadsOutside(projectFolder, path)) return refuse(422, `${path} leads out of the content`);
    if (parsed.data.action === 'relink') {
      const { from, to } = parsed.data.params;
      const answer = await inTurn(() => relink(options, from, to));
      return 'error' in answer ? refuse(422, answer) : response.json({ ...answer, outcome: await settled() });
    }
    if (parsed.data.action === 'search')
      return response.json(
        await inOwnWords(await options.reader.ask('search', parsed.data.params.text, request.person?.email)),
      );
    if (parsed.data.action === 'versions')
      return response.json((await options.history?.versions(parsed.data.params.path)) ?? []);
    if (parsed.data.action === 'deletedEntries') {
      const deleted = (await options.history?.deleted()) ?? [];
      const { person } = options;
      return response.json(deleted.filter(({ path }) => !person || mayChange(person, path)));
    }
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
    const file = parsed.data.action === 'persistMedia' ? mediaFile(parsed.data.params.asset) : answer;
    response.json({ ...file, outcome: await settled() });
  });
};

/** An upload in the text of an entry. */
const UPLOAD = /\/uploads\/[\w./ -]*\w\.\w+/g;

/**
 * The change that brings back an earlier text of an entry, and the pictures in it that are not there now; for a deleted entry,
 * also what was taken out with it, in files that haven't changed since.
 * @param id a commit; of a deletion, the one before it: `…^`
 */
async function restoration(
  asked: Asked,
  { path, id }: { readonly path: string; readonly id: string },
): Promise<Change> {
  const { projectFolder, history, person } = asked;
  const text = (await history?.fileAt(path, id))?.toString('utf8');
  if (text === undefined) throw new Error('This version is not there any more.');
  const write = new Map<string, string | Buffer>([[path, text]]);
  for (const upload of new Set(text.match(UPLOAD))) {
    const file = `content${upload}`;
    if (existsSync(join(projectFolder, file)) || (await leadsOutside(projectFolder, file))) continue;
    const picture = await history?.fileAt(file, id);
    if (picture) write.set(file, picture);
  }
  const deletion = /^(.*)\^$/.exec(id)?.[1];
  for (const file of deletion === undefined ? [] : ((await history?.changedIn(deletion)) ?? [])) {
    const isTheirs =
      file === REDIRECTS_FILE ||
      (contentFile.safeParse(file).success && (!person || mayChange(person, file)));
    if (file === path || !isTheirs || !existsSync(join(projectFolder, file))) continue;
    const [then, before] = [await history?.fileAt(file, deletion ?? ''), await history?.fileAt(file, id)];
    if (before && then?.equals(readFileSync(join(projectFolder, file))))
      write.set(file, before.toString('utf8'));
  }
  return { write, remove: [] };
}

/** Changes every link from one address to another. The pages of both are there, so nothing can break. */
async function relink(asked: Asked, from: string, to: string): Promise<Saved | Refusal> {
  const { projectFolder, history, person, editors } = asked;
  const keepAnchor = (address: string) => to + (/[?#].*$/.exec(address)?.[0] ?? '');
  const write = await relinkedFiles(projectFolder, from, keepAnchor);
  const forbidden = await notAllowed({ projectFolder, person, editors: (await editors?.()) ?? [] }, [
    ...write.keys(),
  ]);
  if (forbidden) return forbidden;
  applyChange(projectFolder, { write, remove: [] });
  const changed = [...write.keys()];
  await history?.record(changed, `Send the links of ${from} to ${to}`, person);
  return { message: 'saved', changed };
}

/** Why a request is refused, without its own names: about a file, or else it is none that the editor makes. */
const describe = ({ issues }: z.ZodError): string =>
  [
    ...new Set(
      issues.map(({ path, code, message }) => {
        if (code !== 'custom' && !message.startsWith('is ') && !message.startsWith('has ')) return UNKNOWN;
        return /^(?:is|has) /.test(message)
          ? `This ${/path|folder/i.test(path.join()) ? 'file' : 'value'} ${message}`
          : message;
      }),
    ),
  ].join(' · ');

const UNKNOWN = 'The editor can’t do this. Load the page again, then try once more';

async function save(asked: Asked, wanted: Change, terms: SaveTerms): Promise<Saved | Refusal> {
  const { projectFolder, history, person, editors, reader } = asked;
  const judged = await reader.ask(
    'judge',
    { projectFolder, ...(person && { person }), editors: (await editors?.()) ?? [], wanted, terms },
    person?.email,
  );
  if ('error' in judged) return judged;
  const changed = changedPaths(judged.change);
  applyChange(projectFolder, judged.change);
  await history?.record(changed, judged.words, person);
  if (judged.deleted)
    return { message: 'saved', changed, deleted: { ...judged.deleted, canComeBack: history !== undefined } };
  if (!judged.moved) return { message: 'saved', changed };
  const links = await linksTo(projectFolder, judged.moved.from);
  const remarks = await Promise.all(links.map(({ file, field }) => remarkOn(projectFolder, file, field, '')));
  return remarks.length === 0
    ? { message: 'saved', changed }
    : { message: 'saved', changed, moved: { ...judged.moved, links: remarks } };
}

/** A picture as the editor expects it after an upload, without its content, which the editor has. */
const mediaFile = ({ path, content }: { readonly path: string; readonly content: Buffer }) => ({
  id: createHash('sha256').update(content).digest('hex'),
  path,
  name: path.split('/').at(-1) ?? path,
});

/**
 * Whether a path of the content, or one of its parent folders, is a link that leads out of the content.
 * @param path from the project's root
 */
async function leadsOutside(projectFolder: string, path: string): Promise<boolean> {
  const inside = join(await realpath(projectFolder), path === SITE_FILE ? SITE_FILE : 'content');
  let existing = join(projectFolder, path);
  while (!(await lstat(existing).catch(() => undefined))) existing = dirname(existing);
  const real = await realpath(existing).catch(() => undefined);
  // The folder itself may be missing until the first file is saved.
  return (
    real === undefined || !(real === inside || real.startsWith(inside + sep) || inside.startsWith(real + sep))
  );
}
