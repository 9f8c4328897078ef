import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { err, ok, type Result } from '../../domain/result';
import { IDENTITY_MAPPING, type Mapping, mappingSchema } from './mapping';
import type { StockFault } from './stockFault';

/** The mapping file beside a feed: `stock.csv.gz` → `stock.mapping.json`; `null` if there is none. */
export const mappingFileBeside = (feed: string): string | null => {
  if (/^https?:/i.test(feed)) return null;
  const file = feed.replace(/(?:\.(?:csv|json|xml))?(?:\.gz)?$/i, '.mapping.json');
  return existsSync(file) ? file : null;
};

/** The faults of a failed union: those of the branch that got furthest, because the union itself explains nothing. */
const leaves = (issue: z.core.$ZodIssue, path: readonly PropertyKey[]): readonly [string, string][] => {
  const here = [...path, ...issue.path];
  if (issue.code !== 'invalid_union') return [[here.join('.'), issue.message]];
  const branches = issue.errors.map((errors) => errors.flatMap((inner) => leaves(inner, here)));
  const depth = (branch: readonly [string, string][]): number =>
    Math.max(0, ...branch.map(([place]) => place.split('.').length)) - branch.length / 100;
  return branches.sort((a, b) => depth(b) - depth(a))[0] ?? [[here.join('.'), issue.message]];
};

const parseJson = (text: string): Result<unknown, string> => {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return err(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** Reads a mapping file, or returns all its faults with their places. Without a file, returns the identity mapping. */
export const readMapping = async (file: string | null): Promise<Result<Mapping, readonly StockFault[]>> => {
  if (file === null) return ok(IDENTITY_MAPPING);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return err([
      { place: file, reason: `cannot be read: ${error instanceof Error ? error.message : error}` },
    ]);
  }
  const json = parseJson(text);
  if (json.kind === 'err') return err([{ place: file, reason: json.fault }]);
  const parsed = mappingSchema.safeParse(json.value);
  if (parsed.success) return ok(parsed.data);
  const faults = parsed.error.issues.flatMap((issue) => leaves(issue, []));
  return err(faults.map(([place, reason]) => ({ place: place ? `${file}: ${place}` : file, reason })));
};
