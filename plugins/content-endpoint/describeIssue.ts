import type { z } from 'zod';

const KIND: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** Explains a wrong value to people who write content. The caller adds the field's name. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'custom') return 'must not be empty';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'string' && typeof issue.input === 'number'
        ? `must be text: put it in quotes ("${issue.input}")`
        : `must be ${KIND[issue.expected] ?? issue.expected} (found ${shown(issue.input)})`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')} (found ${shown(issue.input)})`;
    case 'invalid_union':
      return 'must be one of the types in FORMAT.md';
    case 'too_small':
      return issue.origin === 'array'
        ? `must have at least ${issue.minimum}`
        : `must be at least ${issue.minimum} (found ${shown(issue.input)})`;
    case 'too_big':
      return `must be at most ${issue.maximum} (found ${shown(issue.input)})`;
    case 'unrecognized_keys':
      return 'is not a field of this file';
    default:
      return undefined;
  }
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
