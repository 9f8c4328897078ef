const compiled = new Map<string, RegExp>();

/**
 * A regular expression of a mapping file, compiled once for all rows. `u` to find the first, `gu` to replace all.
 * The mapping was checked when it was read, so its patterns compile.
 */
export const compiledPattern = (source: string, flags: 'u' | 'gu' = 'u'): RegExp => {
  const key = `${flags}/${source}`;
  const known = compiled.get(key) ?? new RegExp(source, flags);
  compiled.set(key, known);
  return known;
};
