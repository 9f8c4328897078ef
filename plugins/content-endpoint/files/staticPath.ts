import { resolve, sep } from 'node:path';

/**
 * Where the file of a root-relative address lies in `static/`; it need not be there.
 * @returns undefined for an address that leads out of the folder.
 */
export function staticPath(staticFolder: string, url: string): string | undefined {
  const root = resolve(staticFolder);
  const path = resolve(root, `.${decoded(url)}`);
  return path.startsWith(root + sep) ? path : undefined;
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
