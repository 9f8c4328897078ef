import { join } from 'node:path';
import { stringify } from 'yaml';
import type { RelationTarget } from '../../plugins/content-endpoint/collections/context';
import type { Content } from '../../plugins/content-endpoint/content';
import type { RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import { type Folder, readFolder } from '../../plugins/content-endpoint/files/rawContent';
import type { StaticFiles } from '../../plugins/content-endpoint/files/staticFiles';
import { loadContent } from '../../plugins/content-endpoint/loadContent';
import { BODY_FIELD } from '../../plugins/content-endpoint/parseFields';
import type { Dealer } from '../../src/config/dealer';
import { applyChange } from './dryRun';
import { placeOf } from './entries';
import { schemaOfFile } from './fileSchema';
import { type FaultyField, withPlaceholders } from './placeholders';

/** What fills a gap may have gaps itself. */
const MAX_ROUNDS = 4;

interface Draft {
  readonly content: Content;
  /** The entry as it was loaded. */
  readonly entry: RawFile;
  /** The labels of the fields that are missing or wrong. */
  readonly unfinished: readonly string[];
}

/**
 * Loads a copy of the content with an entry that somebody is writing, with placeholders for fields that are missing or wrong.
 * @param folder of the copy, which the entry is written into
 * @returns undefined if other entries are wrong
 */
export async function loadDraft(
  folder: string,
  { country }: Pick<Dealer, 'country'>,
  files: StaticFiles,
  written: RawFile,
): Promise<Draft | undefined> {
  const { file: path } = written;
  const schema = schemaOfFile(path, country);
  const firstOf = await firstEntries(folder);
  // The loader leaves out a draft that is incomplete.
  const { draft: _, ...fields } = written.data;
  let entry: RawFile = { ...written, data: fields };
  let unfinished: readonly string[] | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    applyChange(folder, { write: new Map([[path, textOf(entry)]]), remove: [] });
    const loaded = await loadContent(
      { contentFolder: join(folder, 'content'), staticFolders: [], country },
      files,
    );
    if (loaded.kind === 'ok') return { content: loaded.value, entry, unfinished: unfinished ?? [] };
    const own = loaded.fault.filter(({ file, field }) => file === path && field !== undefined);
    if (own.length === 0) return undefined;
    const faulty = await Promise.all(own.map(({ field = '' }) => faultyField(folder, entry, field)));
    unfinished ??= [...new Set(faulty.map(({ label }) => label))];
    const { html: body, ...data } = withPlaceholders(
      { ...entry.data, ...(entry.body && { html: entry.body }) },
      faulty,
      schema,
      firstOf,
    );
    entry = { ...entry, data, body: String(body ?? '') };
  }
  return undefined;
}

const textOf = ({ file, data, body }: RawFile): string =>
  file.endsWith('.md') ? `---\n${stringify(data)}---\n\n${body}\n` : stringify(data);

async function faultyField(folder: string, entry: RawFile, field: string): Promise<FaultyField> {
  const place = await placeOf(folder, entry.file, field, entry);
  return { path: field === BODY_FIELD ? 'html' : field, label: place?.field?.split(' › ').at(-1) ?? field };
}

const FOLDER_OF: Readonly<Partial<Record<RelationTarget, Folder>>> = {
  vehicle: 'vehicles',
  post: 'posts',
  'team member': 'team',
  location: 'locations',
};

/** An entry of each kind, for relations. */
async function firstEntries(folder: string): Promise<(target: RelationTarget) => string | undefined> {
  const content = join(folder, 'content');
  const { files } = await readFolder(content, 'settings');
  const departments = files.find(({ id }) => id === 'site')?.data.departments;
  const first = new Map<RelationTarget, string | undefined>([
    ['department', Array.isArray(departments) ? departments[0]?.id : undefined],
  ]);
  for (const [target, name] of Object.entries(FOLDER_OF))
    first.set(target as RelationTarget, [...(await readFolder(content, name)).ids][0]);
  return (target) => first.get(target);
}
