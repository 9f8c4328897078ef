import { isMap, parseDocument, visit } from 'yaml';
import { err, ok, type Result } from '../../../src/domain/result';
import type { ContentFault } from '../contentFault';
import { isLeftOut, withoutLeftOut } from './leftOut';

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

/**
 * Reads the text of a `.yml` file, or of a `.md` file with YAML between two lines `---`.
 * Anchors, aliases and tags are refused, because the content editor could not keep them when it saves.
 */
export function parseRawFile(file: string, text: string): Result<RawFile, readonly ContentFault[]> {
  const id = file.replace(/^.*\//, '').replace(/\.[^.]+$/, '');
  const parts = file.endsWith('.md') ? FRONT_MATTER.exec(text.replace(/^\uFEFF/, '')) : ['', text, ''];
  if (!parts) return err([{ file, reason: 'must begin with front matter: YAML between two lines of ---' }]);
  const [, yaml = '', body = ''] = parts;

  const document = parseDocument(yaml, { version: '1.2', prettyErrors: false });
  const faults: ContentFault[] = document.errors.map((error) => ({
    file,
    reason: `line ${lineOf(text, yaml, error.pos[0])}: ${error.message}`,
  }));
  visit(document, {
    Alias: () => void faults.push({ file, reason: 'must not use YAML aliases (*name): write the value out' }),
    Node: (_, node) => {
      if ('anchor' in node && node.anchor)
        faults.push({ file, reason: `must not use YAML anchors (&${node.anchor})` });
      if (node.tag && !node.tag.startsWith('tag:yaml.org,2002:'))
        faults.push({ file, reason: `must not use YAML tags (${node.tag})` });
    },
  });
  if (faults.length > 0) return err(faults);
  if (document.contents !== null && !isMap(document.contents))
    return err([{ file, reason: 'must hold fields (name: value)' }]);

  const data = withoutLeftOut(document.toJS() ?? {});
  return ok({ file, id, data: isLeftOut(data) ? {} : (data as Record<string, unknown>), body: body.trim() });
}

/** The line number within the whole file, including the line that opens the front matter. */
const lineOf = (text: string, yaml: string, position: number): number =>
  (text.slice(0, text.indexOf(yaml) + position).match(/\n/g)?.length ?? 0) + 1;
