import { z } from 'zod';
import { MAX_FILE_LETTERS } from '../../plugins/content-endpoint/files/fileBounds';
import { FOLDERS } from '../../plugins/content-endpoint/files/rawContent';
import { SITE_FILE } from '../../src/config/siteConfig';
import { uploadFault } from '../config/uploadFault';

/**
 * Every request that the editor may send to the file backend, field by field. The backend would write any file of the
 * project (a build script, a git hook) for anybody who reaches it, so nothing else is passed on.
 */
const folders = Object.keys(FOLDERS).join('|');

/** A path whose parts have no leading dot: no `..`, no backslash, no colon, no escapes, no control characters. */
const NAME = String.raw`[^\s./\\:%*?"<>|\p{C}](?:[^/\\:%*?"<>|\p{C}]*[^\s./\\:%*?"<>|\p{C}])?`;

/** In bytes. Linux takes 255, and a file has a longer name while it is written. */
const MAX_NAME_BYTES = 200;
const TOO_LONG = 'has a name that is too long: use at most 100 letters';
const isShort = (path: string): boolean =>
  path.split('/').every((name) => Buffer.byteLength(name) <= MAX_NAME_BYTES);

const matching = (expression: string, message: string | ((value: unknown) => string)) =>
  z
    .string()
    .max(300, TOO_LONG)
    .refine(isShort, TOO_LONG)
    .regex(new RegExp(`^(?:${expression})$`, 'u'), {
      error: ({ input }) => (typeof message === 'string' ? message : message(input)),
    });

const contentFolder = matching(`content/(?:${folders})`, 'is not a folder of the content');
const entryName = '[a-z0-9]+(?:-[a-z0-9]+)*';
export const contentFile = matching(
  `content/(?:${folders})/${entryName}\\.(?:md|yml)|${SITE_FILE.replace('.', '\\.')}`,
  (path) =>
    // The editor names a file after its title, which may have no letter of those in an address.
    /\/-*\.\w+$/.test(String(path))
      ? 'has no name: it is made from the title, which needs at least one letter from A to Z, or a digit'
      : 'is not a content file',
).refine(
  (path) => path === SITE_FILE || path.endsWith(`.${FOLDERS[path.split('/')[1] as keyof typeof FOLDERS]}`),
  'has the wrong file extension for its folder',
);
const uploadFolder = matching(`content/uploads(?:/${NAME})*`, 'is not an upload folder');
const uploadFile = matching(`content/uploads/(?:${NAME}/)*${NAME}`, 'is not an uploaded file');

/** An address on this site. */
const ownAddress = matching(String.raw`/(?![/\\])[^\s\\]*`, 'is not an address of this site');

/** The whole path of a page on this site. */
const ownPath = matching(String.raw`/(?:[\w.~-]+/)*`, 'is not the address of a page');

const branch = z.string().max(100);
const options = z.object({ commitMessage: z.string().max(1000) });

/** Decoded once, and searched for no pattern: an upload may have 20 MB. Letters that are not of base64 give no bytes. */
const base64 = z.string().transform((text, { issues }) => {
  const bytes = Buffer.from(text, 'base64');
  const padding = /=?=?$/.exec(text.slice(-2))?.[0].length ?? 0;
  if (bytes.length !== (text.length / 4) * 3 - padding)
    issues.push({ code: 'custom', input: text.slice(0, 20), message: 'is not base64', continue: false });
  return bytes;
});

const asset = z
  .object({
    path: uploadFile,
    content: base64,
    encoding: z.literal('base64'),
  })
  .check(({ value, issues }) => {
    const fault = uploadFault(value.path, value.content);
    if (fault) issues.push({ code: 'custom', input: value.path, message: fault, path: ['path'] });
  });

const request = <Action extends string, Params extends z.ZodRawShape>(action: Action, params: Params) =>
  z.object({ action: z.literal(action), params: z.strictObject({ branch, ...params }) });

const anyFile = z.union([contentFile, uploadFile], 'is not a file of the content');

export const fileRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('info') }),
  request('entriesByFolder', {
    folder: contentFolder,
    extension: z.enum(['md', 'yml']),
    depth: z.literal(1),
  }),
  request('entriesByFiles', {
    files: z.array(z.strictObject({ path: contentFile, label: z.string().optional() })).max(1000),
  }),
  request('getEntry', { path: contentFile }),
  request('persistEntry', {
    dataFiles: z
      .array(
        z.strictObject({
          slug: z.string().max(300),
          path: contentFile,
          raw: z.string().max(MAX_FILE_LETTERS, `is too long: it may have ${MAX_FILE_LETTERS} letters`),
        }),
      )
      .length(1),
    assets: z.array(asset).max(100),
    options: options.extend({
      collectionName: z.string(),
      useWorkflow: z.literal(false),
      status: z.string(),
    }),
    cmsLabelPrefix: z.string().optional(),
  }),
  request('getMedia', { mediaFolder: uploadFolder }),
  request('getMediaFile', { path: uploadFile }),
  request('persistMedia', { asset, options }),
  request('deleteFile', { path: anyFile, options }),
  request('deleteFiles', { paths: z.array(anyFile).min(1).max(1000), options }),
  request('relink', { from: ownAddress, to: ownAddress }),
  request('search', { text: z.string().trim().min(2).max(200) }),
  request('versions', { path: contentFile }),
  request('deletedEntries', {}),
  request('restore', { path: contentFile, id: z.string().regex(/^[0-9a-f]{40}\^?$/) }),
  request('getDeployPreview', { collection: z.string(), slug: z.string() }),
]);

type FileRequest = z.output<typeof fileRequestSchema>;

/** What our own backend (`admin/backend.ts`) adds to a request that changes something. */
export const saveTermsSchema = z
  .strictObject({
    /** The entry whose form is on the screen; null for a new entry, absent if there is no form. */
    entry: contentFile.nullable().optional(),
    /** The file's text that the form was opened with; null for a new entry. */
    base: z.string().max(MAX_FILE_LETTERS).nullable().optional(),
    /** The questions that somebody has answered with yes, in the server's words. */
    confirmed: z.array(z.string().max(2000)).max(100).default([]),
    /** The other places that get the new value too, by their ids. Absent if not asked yet. */
    elsewhere: z.array(z.string().max(2000)).max(100).optional(),
    /** Where links lead whose page this change takes away. */
    relinkTo: z.string().max(300).optional(),
    /** Where visitors of a deleted page are sent; null if the page is just gone, absent if not asked yet. */
    visitorsTo: ownPath.nullable().optional(),
    /** The links to a deleted page that are taken out, by the ids of their places. */
    takeOut: z.array(z.string().max(500)).max(1000).default([]),
  })
  .prefault({});

export type SaveTerms = z.output<typeof saveTermsSchema>;

/** The files that a save or a deletion changes, by their paths in the project. */
export interface Change {
  readonly write: ReadonlyMap<string, string | Buffer>;
  readonly remove: readonly string[];
}

/** What a request would write and delete. */
export function changeOf(request: FileRequest): Change {
  switch (request.action) {
    case 'persistEntry': {
      const { dataFiles, assets } = request.params;
      return {
        write: new Map<string, string | Buffer>([
          ...dataFiles.map(({ path, raw }) => [path, raw] as const),
          ...assets.map(({ path, content }) => [path, content] as const),
        ]),
        remove: [],
      };
    }
    case 'persistMedia': {
      const { path, content } = request.params.asset;
      return { write: new Map([[path, content]]), remove: [] };
    }
    case 'deleteFile':
      return { write: new Map(), remove: [request.params.path] };
    case 'deleteFiles':
      return { write: new Map(), remove: request.params.paths };
    default:
      return { write: new Map(), remove: [] };
  }
}

export const changedPaths = ({ write, remove }: Change): readonly string[] => [...write.keys(), ...remove];

/** Every path that a request names. */
export function namedPaths(request: FileRequest): readonly string[] {
  switch (request.action) {
    case 'entriesByFolder':
      return [request.params.folder];
    case 'entriesByFiles':
      return request.params.files.map(({ path }) => path);
    case 'getEntry':
    case 'getMediaFile':
    case 'versions':
    case 'restore':
      return [request.params.path];
    case 'getMedia':
      return [request.params.mediaFolder];
    default:
      return changedPaths(changeOf(request));
  }
}
