import { YOUNG_TYPES } from './fileTypes';
import { ASK_AGAIN, type HostTable, KEPT_FOR_GOOD } from './hostTable';

/** How long files with a hash in their name stay after the last publication that has them: for pages that are still open. */
const DAYS_KEPT = 30;

/** What a command of `aws s3` is about: the last pattern that matches a file decides. */
const only = (globs: readonly string[]) =>
  `--exclude '*' ${globs.map((glob) => `--include '${glob}'`).join(' ')}`;
const without = (globs: readonly string[]) => globs.map((glob) => `--exclude '${glob}'`).join(' ');

/** Copies files with their caching, and those whose type the machine may not know with their type. */
function copies(globs: readonly string[], besides: readonly string[], control: string): readonly string[] {
  const copy = (filters: string, more = '') =>
    `aws s3 cp "$1" "s3://$2" --recursive ${filters} --cache-control '${control}'${more}`;
  const young = Object.entries(YOUNG_TYPES);
  const ofType = (ending: string) =>
    globs.filter((glob) => glob.endsWith('*')).map((glob) => `${glob}.${ending}`);
  const allYoung = young.flatMap(([ending]) => ofType(ending));
  return [
    copy([only(globs), without([...allYoung, ...besides])].join(' ').trim()),
    ...young
      .filter(([ending]) => ofType(ending).length > 0)
      .map(([ending, type]) =>
        copy([only(ofType(ending)), without(besides)].join(' ').trim(), ` --content-type '${type}'`),
      ),
  ];
}

/**
 * The commands that make a bucket hold a built site and nothing else. What never changes comes first, then data, then the
 * pages that name both; files that the site no longer has are deleted last. A visitor never gets a page without its files.
 */
export function uploadScript({ rules, hidden }: HostTable): string {
  const internal = hidden.map((path) => path.slice(1));
  const globsOf = (isKept: boolean) =>
    rules
      .filter(({ headers }) => headers.some(([, value]) => value === KEPT_FOR_GOOD) === isKept)
      .flatMap(({ globs }) => globs);
  const [kept, workers] = [globsOf(true), globsOf(false)];
  return [
    '#!/usr/bin/env bash',
    '# Written by the build. Usage: bash upload.sh FOLDER BUCKET. The bucket holds this site alone: other files in it are deleted.',
    'set -euo pipefail',
    'test -f "$1/whole-site.json" || { echo "$1 is not a whole site: nothing was copied." >&2; exit 1; }',
    '',
    '# Files that never change, then data, then pages, then the service worker.',
    ...copies(kept, [], KEPT_FOR_GOOD),
    ...copies(['*'], [...kept, ...workers, ...internal, '*.html'], ASK_AGAIN),
    ...copies(['*.html'], kept, ASK_AGAIN),
    ...copies(workers, [], 'no-cache'),
    '',
    '# What this publication no longer has: pages of sold vehicles, and files that are not for visitors.',
    `aws s3 sync "$1" "s3://$2" --delete --size-only ${without([...kept, ...internal])}`,
    ...internal.map((file) => `aws s3 rm "s3://$2/${file}"`),
    '',
    `# Open pages may still ask for files of the publications before. Each publication writes its own files anew, so what is older than ${DAYS_KEPT} days is in none since.`,
    `before=$(date -u -d '${DAYS_KEPT} days ago' +%FT%T 2>/dev/null || date -u -v-${DAYS_KEPT}d +%FT%T)`,
    `aws s3api list-objects-v2 --bucket "$2" --query "Contents[?LastModified<'$before'].[Key]" --output text |`,
    '  while IFS= read -r key; do',
    '    if [ "$key" != None ] && [ ! -f "$1/$key" ]; then aws s3 rm "s3://$2/$key"; fi',
    '  done',
    '',
  ].join('\n');
}
