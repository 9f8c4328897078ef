/** The fields that say from when on an entry is public. */
const FIRST_INSTANT = ['publishedAt', 'startsAt'] as const;

/** When an entry becomes public, in milliseconds; undefined: it is public, or it is no entry with a first day. */
function dueAfter(entry: unknown, now: number): number | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const fields = entry as Readonly<Record<string, unknown>>;
  return FIRST_INSTANT.map((name) => fields[name])
    .map((value) => (typeof value === 'string' ? Date.parse(value) : Number.NaN))
    .find((instant) => instant > now);
}

/**
 * An answer of the content endpoint whose lists hold no entry that comes later: a post or a special of a later day is
 * no part of the site until a build after its first moment.
 * @param now milliseconds
 * @param onScheduled told when each of them is due, in milliseconds
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
