/** A text's matches with a regular expression, as JSONata finds them; `null` where one is empty, which JSONata may refuse. */
export const matchesOf = (
  text: string,
  pattern: RegExp,
  most = Number.POSITIVE_INFINITY,
): readonly RegExpExecArray[] | null => {
  const found: RegExpExecArray[] = [];
  for (const match of text.matchAll(pattern)) {
    if (match[0] === '') return null;
    if (found.length >= most) break;
    found.push(match);
  }
  return found;
};

/** A text in parts between the matches; `null` as above. */
export const splitAt = (text: string, pattern: RegExp): readonly string[] | null => {
  const matches = matchesOf(text, pattern);
  if (!matches) return null;
  const starts = [0, ...matches.map(({ index, 0: match }) => index + match.length)];
  return starts.map((start, place) => text.slice(start, matches[place]?.index));
};

type Part = Readonly<Record<string, unknown>>;

/** What `$match(text, pattern, most).match` or `.groups[0]` asks for; `null` for any other path. */
interface MatchPath {
  readonly text: unknown;
  readonly pattern: RegExp;
  readonly most: number | undefined;
  /** 0 for the whole match, 1 for its first group. */
  readonly group: number;
}

/** The number in brackets after a name: `groups[0]`. */
const indexOf = (stages: unknown): number | undefined => {
  const [stage, more] = Array.isArray(stages) ? (stages as readonly Part[]) : [];
  const expr = stage?.type === 'filter' && more === undefined ? (stage.expr as Part) : undefined;
  const index = expr?.type === 'number' ? Number(expr.value) : -1;
  return Number.isInteger(index) && index >= 0 ? index : undefined;
};

/** @param steps of a parsed path */
export const matchPath = (steps: readonly unknown[]): MatchPath | null => {
  const [call, name, more] = steps as readonly (Part | undefined)[];
  if (call?.type !== 'function' || name?.type !== 'name' || more !== undefined) return null;
  if (call.stages !== undefined || (call.procedure as Part).value !== 'match') return null;
  const [text, regex, most, tooMany] = call.arguments as readonly (Part | undefined)[];
  const isCounted = most === undefined || (most.type === 'number' && Number(most.value) > 0);
  if (!(regex?.value instanceof RegExp) || !isCounted || tooMany !== undefined) return null;
  const index = name.value === 'groups' ? indexOf(name.stages) : undefined;
  const group =
    name.value === 'match' && name.stages === undefined ? 0 : index === undefined ? -1 : index + 1;
  return group < 0
    ? null
    : { text, pattern: regex.value, most: most && Math.ceil(Number(most.value)), group };
};
