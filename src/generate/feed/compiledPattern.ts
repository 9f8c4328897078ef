const compiled = new Map<string, RegExp>();

/**
 * A regular expression of a mapping file, compiled once for all rows: `u` to find the first match, `gu` to replace all.
 * It cannot fail, because reading the mapping checked the patterns.
 */
export const compiledPattern = (source: string, flags: 'u' | 'gu' = 'u'): RegExp => {
  const key = `${flags}/${source}`;
  const known = compiled.get(key) ?? new RegExp(source, flags);
  compiled.set(key, known);
  return known;
};
