import { join, resolve, sep } from 'node:path';

/**
 * Which file of the project a root-relative address names. Uploads lie in `content/`, because Gatsby publishes all of
 * `static/` as it is.
 */
export const fileOfAddress = (url: string): string =>
  url.startsWith('/uploads/') ? `content${url}` : `static${url}`;

/**
 * Where the file of a root-relative address lies: in `static/`, or in the uploads of the `content/` beside it. It need
 * not be there.
 * @returns undefined for an address that leads out of the folder.
 */
export function staticPath(staticFolder: string, url: string): string | undefined {
  const file = fileOfAddress(decoded(url));
  const [root, path] = file.startsWith('content/')
    ? [uploadsFolder(staticFolder), resolve(staticFolder, '..', file)]
    : [resolve(staticFolder), resolve(staticFolder, `.${decoded(url)}`)];
  return path.startsWith(root + sep) ? path : undefined;
}

/** The folder of the uploads, beside `static/`. */
export const uploadsFolder = (staticFolder: string): string =>
  join(resolve(staticFolder), '..', 'content', 'uploads');

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
