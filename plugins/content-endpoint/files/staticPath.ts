import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** The folders of a dealer in which root-relative addresses find their files. */
export interface ContentFolders {
  /** The folder `content/`, absolute. Pictures and documents are in its `uploads/`. */
  readonly contentFolder: string;
  /** The folders whose files are published unchanged, absolute. The first that has a file wins. */
  readonly staticFolders: readonly string[];
  /** Those of the dealers of a group, each with the name of its folder. */
  readonly members?: readonly (ContentFolders & { readonly name: string })[];
}

/**
 * The file of a root-relative address, for messages, from the folder of the dealer. Uploads are in `content/`, because
 * everything in `static/` is published unchanged.
 */
export const fileOfAddress = (url: string): string =>
  url.startsWith('/uploads/') ? `content${url}` : `static${url}`;

/**
 * The path of a root-relative address: in the uploads, or in the first static folder that has it. The file may be missing.
 * @returns undefined for an address outside the folders.
 */
export function staticPath(
  { contentFolder, staticFolders }: ContentFolders,
  url: string,
): string | undefined {
  const address = decoded(url);
  const paths = address.startsWith('/uploads/')
    ? [within(uploadsFolder(contentFolder), address.slice('/uploads'.length))]
    : staticFolders.map((folder) => within(folder, address));
  const inside = paths.filter((path) => path !== undefined);
  return inside.find((path) => existsSync(path)) ?? inside[0];
}

function within(folder: string, address: string): string | undefined {
  const root = resolve(folder);
  const path = resolve(root, `.${address}`);
  return path.startsWith(root + sep) ? path : undefined;
}

/** The folder of the uploads. */
export const uploadsFolder = (contentFolder: string): string => join(resolve(contentFolder), 'uploads');

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
