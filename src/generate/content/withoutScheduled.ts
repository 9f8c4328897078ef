/** The fields that say when an entry becomes public. */
const FIRST_INSTANT = ['publishedAt', 'startsAt'] as const;

/** When an entry becomes public, in milliseconds since 1970; `undefined` if it is public already or has no first day. */
function dueAfter(entry: unknown, now: number): number | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const fields = entry as Readonly<Record<string, unknown>>;
  return FIRST_INSTANT.map((name) => fields[name])
    .map((value) => (typeof value === 'string' ? Date.parse(value) : Number.NaN))
    .find((instant) => instant > now);
}

/**
 * Removes scheduled entries from the lists in an answer. A post or a special with a later date is not part of the site
 * until a build after that moment.
 * @param now milliseconds since 1970
 * @param onScheduled called for each removed entry with the time when it is due
 */
export function withoutScheduled(answer: unknown, now: number, onScheduled: (due: number) => void): unknown {
  const clean = (value: unknown) => withoutScheduled(value, now, onScheduled);
  if (Array.isArray(answer))
    return answer
      .filter((entry) => {
        const due = dueAfter(entry, now);
        if (due !== undefined) onScheduled(due);
        return due === undefined;
      })
      .map(clean);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, clean(value)]));
}
