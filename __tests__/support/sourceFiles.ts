import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface SourceFile {
  /** From the project's root, with `/`. */
  readonly file: string;
  readonly text: string;
  /** The text without its comments. */
  readonly code: string;
}

/** A comment, or a string that a comment could seem to stand in: the first that begins counts. */
const COMMENT_OR_TEXT =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

const withoutComments = (text: string): string =>
  text.replace(COMMENT_OR_TEXT, (found) => (found.startsWith('/') ? '' : found));

/** Every TypeScript file under some folders of the project. */
export const sourceFiles = (...folders: readonly string[]): readonly SourceFile[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
      .sort()
      .map((name) => {
        const file = join(folder, name).replaceAll('\\', '/');
        const text = readFileSync(file, 'utf8');
        return { file, text, code: withoutComments(text) };
      }),
  );
