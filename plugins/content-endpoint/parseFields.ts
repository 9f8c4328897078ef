import type { z } from 'zod';
import { err, ok, type Result } from '../../src/domain/result';
import type { ContentFault } from './contentFault';
import { describeIssue } from './describeIssue';
import type { RawFile } from './files/parseRawFile';

/** Checks the fields of one file and reports all faults. The text below front matter is the field `html`. */
export async function parseFields<Schema extends z.ZodType>(
  { file, data, body }: RawFile,
  schema: Schema,
): Promise<Result<z.output<Schema>, readonly ContentFault[]>> {
  const isMarkdown = file.endsWith('.md');
  if (isMarkdown && 'html' in data)
    return err([{ file, field: 'html', reason: 'write it below the front matter, without a name' }]);
  const parsed = await schema.safeParseAsync(isMarkdown ? { ...data, html: body || undefined } : data, {
    error: describeIssue,
  });
  return parsed.success
    ? ok(parsed.data)
    : err(parsed.error.issues.flatMap((issue) => faultsOf(file, issue)));
}

function faultsOf(file: string, issue: z.core.$ZodIssue): readonly ContentFault[] {
  const paths =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => ({ file, ...fieldOf(file, path), reason: issue.message }));
}

/** `['blocks', 2, 'picture', 'alt']` → `blocks[2].picture.alt`; counted from zero. */
function fieldOf(file: string, path: readonly PropertyKey[]): { readonly field?: string } {
  if (path.length === 0) return {};
  if (path.length === 1 && path[0] === 'html' && file.endsWith('.md'))
    return { field: 'the text below the front matter' };
  const field = path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part),
    '',
  );
  return { field };
}
