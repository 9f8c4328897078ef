import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A publication's file. `gone` means that only another publication has this name; `undefined` means unchanged. */
export type Published = { readonly body: string | Buffer; readonly type: string } | 'gone' | undefined;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const BYTES: Readonly<Record<string, string>> = { '.bin': 'application/octet-stream' };

const FOLDER = 'public';
const HASHES = /[0-9a-f]{12}|(?<=\.)[0-9a-f]{8}(?=\.)/g;

/** Another hash of the same length, so that nothing else in a file changes. Different hashes stay different. */
const moved = (hash: string, by: number): string => {
  const all = 16n ** BigInt(hash.length);
  return ((BigInt(`0x${hash}`) + BigInt(by) + all) % all).toString(16).padStart(hash.length, '0');
};

/** The names with a content hash: the publication itself, its scripts and styles, and the index files. */
function builtHashes(): ReadonlySet<string> {
  const names = [...readdirSync(FOLDER), ...readdirSync(join(FOLDER, 'stock-index'))];
  return new Set([builtPublication(), ...names.flatMap((name) => name.match(HASHES) ?? [])]);
}

/** The name of the publication in `public/`. */
export const builtPublication = (): string =>
  (
    JSON.parse(readFileSync(join(FOLDER, 'page-data/app-data.json'), 'utf8')) as {
      readonly webpackCompilationHash: string;
    }
  ).webpackCompilationHash;

/** The name of the `count`-th publication after it. */
export const laterPublication = (count: number): string => moved(builtPublication(), count);

/**
 * The built site as a later publication: the same pages, but other names for everything with a content hash. Files of
 * earlier publications are gone.
 */
export function publications(): (path: string, count: number) => Published {
  const hashes = builtHashes();
  const renamed = (text: string, by: number) =>
    text.replace(HASHES, (hash) => (hashes.has(hash) ? moved(hash, by) : hash));
  /** The build's own path for a path of this publication; `gone` if the path belongs to another publication. */
  const builtPath = (path: string, count: number): string | undefined => {
    const built = path.replace(HASHES, (hash) =>
      hashes.has(moved(hash, -count)) ? moved(hash, -count) : hash,
    );
    return built === path && (path.match(HASHES) ?? []).some((hash) => hashes.has(hash)) ? undefined : built;
  };
  return (path, count) => {
    if (count === 0) return undefined;
    const built = builtPath(path, count);
    if (built === undefined) return 'gone';
    const file = join(FOLDER, built.endsWith('/') ? `${built}index.html` : built);
    if (!existsSync(file) || !statSync(file).isFile()) return built === path ? undefined : 'gone';
    const [textType, bytesType] = [TYPES[extname(file)], BYTES[extname(file)]];
    if (textType) return { body: renamed(readFileSync(file, 'utf8'), count), type: textType };
    return bytesType ? { body: readFileSync(file), type: bytesType } : undefined;
  };
}
