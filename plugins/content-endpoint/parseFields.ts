import type { z } from 'zod';
import { fieldPath, kindName } from '../../src/config/siteConfig';
import type { Fault } from '../../src/domain/fault';
import { err, ok, type Result } from '../../src/domain/result';
import type { RawFile } from './files/parseRawFile';

/** Checks the fields of one file and reports all faults. The text below front matter is the field `html`. */
export async function parseFields<Schema extends z.ZodType>(
  { file, data, body }: RawFile,
  schema: Schema,
): Promise<Result<z.output<Schema>, readonly Fault[]>> {
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

/** What faults call the text below front matter. */
export const BODY_FIELD = 'the text below the front matter';

function faultsOf(file: string, issue: z.core.$ZodIssue): readonly Fault[] {
  const paths =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  const missing = isMissing(issue) ? ({ isMissing: true } as const) : {};
  return paths.map((path) => ({ file, ...fieldOf(file, path), reason: issue.message, ...missing }));
}

const EMPTY = 'must not be empty';

const isMissing = (issue: z.core.$ZodIssue): boolean =>
  issue.message === EMPTY ||
  (issue.code === 'too_small' && issue.origin === 'array') ||
  (issue.code === 'custom' && issue.params?.isMissing === true);

/** The place of a fault in words: `blocks[2].picture.alt`, counted from zero. */
function fieldOf(file: string, path: readonly PropertyKey[]): { readonly field?: string } {
  if (path.length === 0) return {};
  if (path.length === 1 && path[0] === 'html' && file.endsWith('.md')) return { field: BODY_FIELD };
  return { field: fieldPath(path) };
}

/** Explains a wrong value to people who write content. The caller adds the field's name. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'custom') return EMPTY;
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'string' && typeof issue.input === 'number'
        ? 'must be text: put it in quotes'
        : `must be ${kindName(issue.expected)} (found ${written(issue.input)})`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')} (found ${written(issue.input)})`;
    case 'invalid_union':
      return 'must be one of the types in FORMAT.md';
    case 'too_small':
      return issue.origin === 'array'
        ? `must have at least ${issue.minimum}`
        : `must be at least ${issue.minimum} (found ${written(issue.input)})`;
    case 'too_big':
      return `must be at most ${issue.maximum} (found ${written(issue.input)})`;
    case 'unrecognized_keys':
      return 'is not a field of this file';
    default:
      return undefined;
  }
}

const written = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
