import { isMap, type Node, parseDocument, visit } from 'yaml';
import type { Fault } from '../../../src/domain/fault';
import { err, ok, type Result } from '../../../src/domain/result';
import { textBoundsFault, yamlBoundsFault } from './fileBounds';

/** A parsed but unchecked content file: its YAML or front matter as plain data, and the text below it. */
export interface RawFile {
  /** The path from the project's root, for faults: `content/posts/towing.md`. */
  readonly file: string;
  /** The file name without its extension: the entry's id. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The Markdown below the front matter; empty in a YAML file. */
  readonly body: string;
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** What could be read of a file, and what is wrong with its YAML. */
interface ReadFile {
  /** Absent if nothing could be read. */
  readonly raw?: RawFile;
  readonly faults: readonly Fault[];
}

/**
 * Reads the text of a `.yml` file, or of a `.md` file with YAML between two lines `---`.
 * Anchors, aliases and tags are refused, because the content editor could not keep them when it saves.
 */
export function parseRawFile(file: string, text: string): Result<RawFile, readonly Fault[]> {
  const { raw, faults } = readRawFile(file, text);
  return raw && faults.length === 0 ? ok(raw) : err(faults);
}

/** Like `parseRawFile`, but gives the fields of a file with anchors too, so that their faults are reported with it. */
export function readRawFile(file: string, text: string): ReadFile {
  const id = file.replace(/^.*\//, '').replace(/\.[^.]+$/, '');
  const tooMuch = textBoundsFault(text);
  if (tooMuch !== undefined) return { faults: [{ file, reason: tooMuch }] };
  const parts = file.endsWith('.md') ? FRONT_MATTER.exec(text.replace(/^\uFEFF/, '')) : ['', text, ''];
  if (!parts)
    return { faults: [{ file, reason: 'must begin with front matter: YAML between two lines of ---' }] };
  const [, yaml = '', body = ''] = parts;

  const bounds = yamlBoundsFault(yaml);
  if (bounds !== undefined) return { faults: [{ file, reason: bounds }] };
  const document = parseDocument(yaml, { version: '1.2', prettyErrors: false });
  const faults: Fault[] = document.errors.map((error) => ({
    file,
    reason: `line ${lineOf(text, yaml, error.pos[0])}: ${error.message}`,
  }));
  const refuse = ({ range }: Node, what: string): void =>
    void faults.push({
      file,
      reason: `line ${lineOf(text, yaml, range?.[0] ?? 0)}: must not use YAML ${what}`,
    });
  const unknown = text.indexOf('\uFFFD');
  if (unknown >= 0)
    faults.push({
      file,
      reason: `line ${lineOf(text, '', unknown)}: is not UTF-8: save the file as UTF-8`,
    });
  visit(document, {
    Alias: (_, node) => refuse(node, `aliases (*${node.source}): write the value out`),
    Node: (_, node) => {
      if ('anchor' in node && node.anchor) refuse(node, `anchors (&${node.anchor})`);
      if (node.tag && !node.tag.startsWith('tag:yaml.org,2002:')) refuse(node, `tags (${node.tag})`);
    },
  });
  if (document.errors.length > 0) return { faults };
  if (document.contents !== null && !isMap(document.contents))
    return { faults: [...faults, { file, reason: 'must hold fields (name: value)' }] };

  try {
    const data = withoutLeftOut(document.toJS() ?? {});
    const fields = isLeftOut(data) ? {} : (data as Record<string, unknown>);
    return { raw: { file, id, data: fields, body: body.trim() }, faults };
  } catch {
    // An alias of what does not exist, or aliases of aliases that would fill the memory.
    return { faults };
  }
}

/** The line number within the whole file, including the line that opens the front matter. */
const lineOf = (text: string, yaml: string, position: number): number =>
  (text.slice(0, text.indexOf(yaml) + position).match(/\n/g)?.length ?? 0) + 1;

/** Editors write a cleared field as `""` or `null`; both mean that the field was left out. */
export const isLeftOut = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * The data without empty fields. A group with only empty fields (a picture without address and description) is removed
 * too. An empty list stays, because it has a meaning: closed all day.
 */
export function withoutLeftOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLeftOut);
  if (typeof value !== 'object' || value === null) return isLeftOut(value) ? undefined : value;
  const fields = Object.entries(value)
    .map(([name, field]) => [name, withoutLeftOut(field)] as const)
    .filter(([, field]) => field !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
