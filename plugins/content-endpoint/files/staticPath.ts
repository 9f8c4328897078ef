import { join, resolve, sep } from 'node:path';

/**
 * The project file of a root-relative address. Uploads are in `content/`, because Gatsby publishes everything in `static/`
 * unchanged.
 */
export const fileOfAddress = (url: string): string =>
  url.startsWith('/uploads/') ? `content${url}` : `static${url}`;

/**
 * The path of a root-relative address: in `static/`, or in the uploads of the neighbouring `content/`. The file may be
 * missing.
 * @returns undefined for an address outside the folder.
 */
export function staticPath(staticFolder: string, url: string): string | undefined {
  const file = fileOfAddress(decoded(url));
  const [root, path] = file.startsWith('content/')
    ? [uploadsFolder(staticFolder), resolve(staticFolder, '..', file)]
    : [resolve(staticFolder), resolve(staticFolder, `.${decoded(url)}`)];
  return path.startsWith(root + sep) ? path : undefined;
}

/** The folder of the uploads. */
export const uploadsFolder = (staticFolder: string): string =>
  join(resolve(staticFolder), '..', 'content', 'uploads');

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
