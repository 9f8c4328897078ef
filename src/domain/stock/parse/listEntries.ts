/** The entries of a list: a JSON or XML list, in lists or not, or one text that holds one. */
export const listEntries = (raw: unknown): readonly unknown[] => {
  if (raw === undefined || raw === null) return [];
  if (Array.isArray(raw)) return raw.flat(4);
  return typeof raw === 'string' ? entriesOfText(raw.trim()) : listIn(raw);
};

/** A text with `|` or line ends between its entries, or a list as databases and programs write it. */
const entriesOfText = (text: string): readonly unknown[] =>
  (/^\{.*\}$/s.test(text) && postgresList(text)) ||
  (/^\[.*\]$/s.test(text) && jsonList(text)) ||
  text.split(/[|\r\n]+/);

const POSTGRES_ENTRY = /\s*(?:"((?:[^"\\]|\\.)*)"|([^",{}\\]*))\s*(,|$)/gsy;

/** The entries of a list of Postgres, which may hold lists: `{Heated seats,"Sunroof, electric",NULL}`. */
const postgresList = (text: string): readonly string[] | null => {
  const inside = text
    .slice(1, -1)
    .replace(/\}\s*,\s*\{/g, ',')
    .replace(/^\{(.*)\}$/s, '$1');
  const entries: string[] = [];
  if (inside.trim() === '') return entries;
  let end = 0;
  for (const [match, quoted, bare, mark] of inside.matchAll(POSTGRES_ENTRY)) {
    entries.push(quoted?.replace(/\\(.)/gs, '$1') ?? bare?.trim() ?? '');
    end += match.length;
    if (mark === '') break;
  }
  return end === inside.length ? entries : null;
};

/** The entries of a list of JSON, or of Python with its single quotes. */
const jsonList = (text: string): readonly unknown[] | null => {
  for (const written of [text, text.replaceAll("'", '"')])
    try {
      return (JSON.parse(written) as unknown[]).flat(4);
    } catch {
      // It is a text in brackets.
    }
  return null;
};

/** The names of the entries of a list of XML: `<images><image>`, `<images><string>`. */
const WRAPPED =
  /^(?:\w+:)?(?:images?|photos?|pictures?|pics?|img|tags?|items?|entry|features?|options?|strings?|anyuri|value|member|element)$/i;

/** The entries of a list under the name of its entries. Anything else is one entry. */
const listIn = (raw: unknown): readonly unknown[] => {
  const entries = typeof raw === 'object' && raw ? Object.entries(raw) : [];
  const [[name, list] = [], ...others] = entries.filter(([key]) => !key.startsWith('@'));
  const isList = others.length === 0 && name !== undefined && (Array.isArray(list) || WRAPPED.test(name));
  return isList ? listEntries(list) : [raw];
};
