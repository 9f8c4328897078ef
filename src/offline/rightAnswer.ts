/** The content types that a file may have, by the end of its name. A path without such an end is a page. */
const TYPES: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/(?:x-)?javascript\b/],
  [/\.json$/, /^application\/json\b/],
  [/\.(?:avif|webp|png|jpe?g|gif|svg)$/, /^image\//],
  // Fonts and the index: hosts differ, but a page in their place is wrong on all of them.
  [/\.\w+$/, /^(?!text\/html)/],
  [/$/, /^text\/html\b/],
];

/** Whether an answer without an error is what its path names, and not the page of a captive portal or of a half-done upload. */
export function hasRightType(path: string, { headers }: Response): boolean {
  const [, type] = TYPES.find(([name]) => name.test(path)) ?? [];
  return type?.test(headers.get('Content-Type') ?? '') === true;
}

/** Whether the answer may be kept: this site's own file, at its own address, of the right type, and not cut off. */
export async function isWhole(path: string, response: Response): Promise<boolean> {
  const { status, type, redirected } = response;
  if (status !== 200 || type !== 'basic' || redirected || !hasRightType(path, response)) return false;
  if (/\.js$/.test(path)) return /;\s*$/.test(await response.clone().text());
  if (/\.json$/.test(path)) return isJson(await response.clone().text());
  // Gatsby's own element tells a page of this site from any other.
  if (!/\.\w+$/.test(path)) return /id="___gatsby"[\s\S]*<\/html>\s*$/.test(await response.clone().text());
  return true;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
