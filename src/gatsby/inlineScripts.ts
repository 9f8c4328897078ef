import { resolve } from 'node:path';
import { partytownSnippet } from '@builder.io/partytown/integration';
import { buildSync } from 'esbuild';
import type { Tracking } from '../config/tracking';
import { PARTYTOWN_SETTINGS, startTagScript } from '../tracking/sinks/tagScripts';

/** The scripts that pages have in their HTML, because they must act before the site's own: files of `src/gatsby/inline`. */
const NAMES = ['startScripts', 'watchListing', 'watchUnbuilt', 'leaveUndecodable'] as const;

export type InlineScripts = Readonly<Record<(typeof NAMES)[number], string>>;

let bundled: InlineScripts | undefined;

/** The text of each script, bundled for the browsers that the site is compiled for. */
export function bundledScripts(): InlineScripts {
  bundled ??= Object.fromEntries(NAMES.map((name) => [name, bundle(name)])) as Record<
    keyof InlineScripts,
    string
  >;
  return bundled;
}

function bundle(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/gatsby/inline', `${name}.ts`)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Every inline script of our pages, to the letter: the site's policy names them by their content (record 13). */
export const inlineScripts = ({ tag }: Pick<Tracking, 'tag'> = {}): readonly string[] => [
  ...Object.values(bundledScripts()),
  ...(tag ? [partytownSnippet(PARTYTOWN_SETTINGS), startTagScript(tag)] : []),
];
