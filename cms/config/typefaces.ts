import { existsSync, readdirSync } from 'node:fs';
import type { DecapField } from './decapField';

const SCOPES = ['@fontsource-variable', '@fontsource'];

/** `@fontsource-variable/hanken-grotesk` → `Hanken Grotesk` */
const nameOf = (typeface: string): string =>
  typeface
    .replace(/^.*\//, '')
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`)
    .trim();

/** The typefaces that are installed, and the dealer's own file. */
function optionsOf(own: unknown) {
  const installed = SCOPES.flatMap((scope) =>
    existsSync(`node_modules/${scope}`)
      ? readdirSync(`node_modules/${scope}`).map((name) => `${scope}/${name}`)
      : [],
  );
  const isFile = typeof own === 'string' && !installed.includes(own);
  return [...installed, ...(isFile ? [own] : [])].map((value) => ({ label: nameOf(value), value }));
}

/**
 * Fields for typefaces with their choices. Where a dealer has several files, a choice would lose some: the field is left out.
 * @param fonts what `site.yml` says
 */
export const withTypefaces = (
  fields: readonly DecapField[],
  fonts: Readonly<Record<string, unknown>>,
): readonly DecapField[] =>
  fields.map((field) => {
    if (field.fields) return { ...field, fields: withTypefaces(field.fields, fonts) };
    if (field.widget !== 'typeface') return field;
    const own = fonts[field.name];
    return Array.isArray(own)
      ? { ...field, widget: 'hidden' }
      : { ...field, widget: 'select', options: optionsOf(own) };
  });
