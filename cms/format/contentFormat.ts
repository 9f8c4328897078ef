import { parseDocument } from 'yaml';
import { withoutLeftOut } from '../../plugins/content-endpoint/files/parseRawFile';
import { mergeMarkdown } from './mergeMarkdown';
import { mergeYaml } from './mergeYaml';

/** The field that holds a file's original text during an edit, so that a save can keep unchanged lines. */
export const SOURCE = 'source of the file';

/** What the list of entries adds about a single vehicle: its name and price. */
export const VEHICLE = 'vehicleInStock';

/** What the list of entries adds to an entry that is not on the site yet, or no longer. */
export const STATE = 'stateInList';

/** A Decap format: text to fields, and fields to text. */
export interface EntryFormat {
  readonly fromFile: (text: string) => Record<string, unknown>;
  readonly toFile: (fields: Record<string, unknown>, order?: readonly string[]) => string;
}

const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?\r?\n|)(---[ \t]*(?:\r?\n\s*|$))([\s\S]*)$/;

/** Whether every line ends as Windows writes it. In a mixed file, each line stays as it is. */
const isOfWindows = (source: string): boolean => source.includes('\r\n') && !/(?<!\r)\n/.test(source);

/** The same format, whose files keep the ends of their lines. Fields have one kind alone. */
const keepingEnds = ({ fromFile, toFile }: EntryFormat): EntryFormat => ({
  fromFile: (source) =>
    isOfWindows(source)
      ? { ...fromFile(source.replaceAll('\r\n', '\n')), [SOURCE]: source }
      : fromFile(source),
  toFile: (fields, order) => {
    const source = text(fields[SOURCE]);
    if (!isOfWindows(source)) return toFile(fields, order);
    const written = toFile({ ...fields, [SOURCE]: source.replaceAll('\r\n', '\n') }, order);
    return written.replaceAll('\n', '\r\n');
  },
});

/** `content/**.yml`. */
export const yamlFormat: EntryFormat = keepingEnds({
  fromFile: (text) => ({ ...fieldsOf(text), [SOURCE]: text }),
  toFile: ({ [SOURCE]: source, [VEHICLE]: _, [STATE]: __, ...fields }, order) =>
    mergeYaml(text(source), fields, order),
});

/** `content/**.md`: fields in front matter, and the text below it as `body`. */
export const markdownFormat: EntryFormat = keepingEnds({
  fromFile: (text) => {
    const { yaml, body } = partsOf(text);
    return { ...fieldsOf(yaml), body: body.trim(), [SOURCE]: text };
  },
  toFile: ({ [SOURCE]: source, [STATE]: _, body, ...fields }, order) => {
    const parts = partsOf(text(source));
    const merged = mergeMarkdown(parts.body, text(body));
    return parts.open + mergeYaml(parts.yaml, fields, order) + parts.close + merged;
  },
});

/** The format of a file, by its path. */
export const formatOf = (path: string): EntryFormat => (path.endsWith('.md') ? markdownFormat : yamlFormat);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function partsOf(source: string) {
  if (source.trim() === '') return { open: '---\n', yaml: '', close: '---\n\n', body: '' };
  const parts = FRONT_MATTER.exec(source);
  if (!parts) throw new Error('This file does not begin with front matter between two lines of ---');
  const [, open = '', yaml = '', close = '', body = ''] = parts;
  return { open, yaml, close, body };
}

/** The fields of a file; none if it cannot be read. Saving is then refused, so nothing is overwritten. */
function fieldsOf(yaml: string): Record<string, unknown> {
  const document = parseDocument(yaml, { version: '1.2' });
  if (document.errors.length > 0) return {};
  return (withoutLeftOut(document.toJS()) ?? {}) as Record<string, unknown>;
}
