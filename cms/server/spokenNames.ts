import { ENTRIES, SETTINGS } from '../config/collections';
import type { AnyFieldWords } from '../words/words';

type Spoken = readonly (readonly [name: string, label: string])[];

const FILES: readonly AnyFieldWords[] = [...SETTINGS, ...ENTRIES].map(({ words }) => words);

/** What staff call fields and choices, by the names that files have: `startsAt` is `First day`. The first place of a name decides. */
const FIELDS = new Map(FILES.flatMap(fieldsIn).toReversed());
const CHOICES = new Map(FILES.flatMap(choicesIn).toReversed());

function fieldsIn(words: AnyFieldWords): Spoken {
  return Object.entries(words).flatMap(([name, { label, fields = {}, types = {} }]) => [
    [name, label] as const,
    ...fieldsIn(fields),
    ...fieldsIn(types),
  ]);
}

function choicesIn(words: AnyFieldWords): Spoken {
  return Object.values(words).flatMap(({ options = {}, fields = {}, types = {} }) => [
    ...Object.entries(options),
    ...choicesIn(fields),
    ...choicesIn(types),
  ]);
}

/** A name that no person would write: in camel case, or with underscores. */
const NAME = /\b[a-z]+(?:_?[A-Z][a-z0-9]*|_[a-z]+)+\b/g;

/** Where a sentence lists choices by their names. */
const LIST = /(must be one of|: use) ([^("]+?)(?= \(found|$)/g;

const spaced = (name: string): string =>
  name.replace(/_/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A sentence of the loader with the names that staff know. What somebody typed, in quotes, stays as it is. */
export const inSpokenNames = (sentence: string): string =>
  sentence
    .replace(LIST, (_, before: string, names: string) => {
      const known = names.split(', ').map((name) => CHOICES.get(name) ?? name);
      return `${before} ${known.map((name) => `“${name}”`).join(', ')}`;
    })
    .replace(/\b(\w+): (\w+)\b/g, (whole, name: string, value: string) =>
      FIELDS.has(name) && CHOICES.has(value) ? `“${FIELDS.get(name)}”: “${CHOICES.get(value)}”` : whole,
    )
    .replace(' in FORMAT.md', '')
    .split(/("[^"]*"|“[^”]*”)/)
    .map((piece, place) =>
      place % 2 === 1
        ? piece
        : piece.replace(NAME, (name) => {
            const known = FIELDS.get(name) ?? CHOICES.get(name);
            return known === undefined ? spaced(name) : `“${known}”`;
          }),
    )
    .join('');
