import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawFile } from '../../../plugins/content-endpoint/files/parseRawFile';
import { changedValues } from '../../../plugins/content-endpoint/questions';
import type { Country } from '../../../src/domain/country';
import { BODY } from '../../config/fieldOf';
import type { FieldSchema } from '../../config/jsonSchema';
import { formatOf, SOURCE } from '../../format/contentFormat';
import { type Place, placeOf } from '../entries';
import type { Change } from '../fileRequest';
import { fieldAt, schemaOfFile } from '../fileSchema';
import { allFiles } from '../relink';
import { type Excerpt, excerptOf, fieldsIn } from './contentSearch';
import { isSameValue, VALUE_KINDS, type ValueKindName, type Written, wordsIn } from './writtenValues';

/** A place where a value still stands that a save changes. */
export interface StandsElsewhere extends Excerpt {
  /** The same for the same content and the same change. */
  readonly id: string;
  readonly place: Place;
  /** What would stand there. */
  readonly next: string;
  /** How often it is in the same text after that. */
  readonly more: number;
  /** Whether it surely means the same: a number in words may be another one. */
  readonly isSure: boolean;
  readonly file: string;
  readonly changes: readonly FieldChange[];
}

interface FieldChange {
  readonly field: string;
  readonly value: string;
}

/** A value that a save changes, with how it is found and written elsewhere. */
interface Replacement {
  readonly field: string;
  readonly kind: ValueKindName | 'words';
  readonly from: string;
  readonly to: string;
  readonly find: (text: string) => readonly Written[];
  readonly write: (old: string) => string;
}

const MAX_PLACES = 60;

const HOURS = /^(.*openingHours)\.(\w+)\[\d+\]\.(opens|closes)$/;

const WRITTEN_AS: Partial<Record<NonNullable<FieldSchema['kind']>, Replacement['kind']>> = {
  date: 'date',
  moment: 'date',
  timeOfDay: 'time',
};

/** How texts have the value of a field, by the loader's schema of it; undefined if it isn't looked for in texts. */
function kindOf({ file, data }: RawFile, country: Country, field: string): Replacement['kind'] | undefined {
  const schema = fieldAt(schemaOfFile(file, country), data, field);
  return schema?.written ?? (schema?.kind && WRITTEN_AS[schema.kind]);
}

/** What a save changes that may stand elsewhere. If a value becomes two others, it is unclear which one is meant. */
function replacementsOf(before: RawFile, after: RawFile, country: Country): readonly Replacement[] {
  const all = changedValues(before.data, after.data).flatMap(
    ({ field, ...changed }): readonly Replacement[] => {
      const kind = kindOf(after, country, field);
      if (kind === undefined || changed.before === undefined) return [];
      const [from, to] = [String(changed.before).trim(), String(changed.value).trim()];
      if (from === '' || to === '') return [];
      if (kind === 'words') return [{ field, kind, from, to, find: wordsIn(from), write: () => to }];
      const { valuesIn, writeLike } = VALUE_KINDS[kind];
      const [value] = typeof changed.before === 'number' ? [{ value: from }] : valuesIn(from);
      if (value === undefined) return [];
      const find = (text: string) => valuesIn(text).filter((one) => isSameValue(one.value, value.value));
      return [{ field, kind, from, to, find, write: (old) => writeLike(old, to) }];
    },
  );
  return all.filter((one) =>
    all.every(({ kind, from, to }) => kind !== one.kind || from !== one.from || to === one.to),
  );
}

/** Opening hours of the same day elsewhere, which mean the same only if somebody says so. */
const isSameHours = (one: string, other: string): boolean => {
  const [, , day, end] = HOURS.exec(one) ?? [];
  const [, , otherDay, otherEnd] = HOURS.exec(other) ?? [];
  return day !== undefined && day === otherDay && end === otherEnd;
};

/** Whether a whole text is the value: a field beside others of its kind, not a word in a sentence. */
const isWhole = (text: string, { start, end }: Written): boolean => end - start >= text.trim().length;

function isMeant({ kind, field }: Replacement, other: string, text: string, written: Written): boolean {
  if (kind === 'time' && isWhole(text, written)) return isSameHours(field, other);
  return kind !== 'date' || !isWhole(text, written);
}

/** Every place of the content where a value still stands that a save changes. */
export async function standsElsewhere(
  projectFolder: string,
  before: RawFile | undefined,
  after: RawFile | undefined,
  country: Country,
): Promise<readonly StandsElsewhere[]> {
  if (!before || !after) return [];
  const replacements = replacementsOf(before, after, country);
  if (replacements.length === 0) return [];
  const own = new Set(changedValues(before.data, after.data).map(({ field }) => field));
  const entries = (await allFiles(projectFolder)).map((entry) => (entry.file === after.file ? after : entry));
  const groups = new Map<string, { readonly entry: RawFile; readonly hits: Hit[] }>();
  for (const entry of entries)
    for (const [field, text] of fieldsIn(entry)) {
      if (entry.file === after.file && own.has(field)) continue;
      const hit = hitIn(field, text, replacements);
      if (!hit) continue;
      const [, week] = HOURS.exec(field) ?? [];
      const key = [entry.file, week ?? field, ...(week ? [hit.written, hit.next] : [])].join('\n');
      const group = groups.get(key) ?? { entry, hits: [] };
      group.hits.push(hit);
      groups.set(key, group);
    }
  return Promise.all(
    [...groups].slice(0, MAX_PLACES).map(([id, { entry, hits }]) => placed(projectFolder, id, entry, hits)),
  ).then((places) => places.flat());
}

interface Hit extends FieldChange {
  readonly kind: Replacement['kind'];
  readonly excerpt: Excerpt;
  readonly written: string;
  readonly next: string;
  readonly more: number;
}

/** A field with every old value in it replaced, and the first of them. */
function hitIn(field: string, text: string, replacements: readonly Replacement[]): Hit | undefined {
  const all = replacements
    .flatMap((replacement) =>
      replacement
        .find(text)
        .filter((written) => isMeant(replacement, field, text, written))
        .map((written) => ({ ...written, replacement })),
    )
    .sort((one, other) => one.start - other.start)
    .filter((one, place, sorted) => place === 0 || one.start >= (sorted[place - 1]?.end ?? 0));
  const [first] = all;
  if (!first) return undefined;
  const old = (one: Written) => text.slice(one.start, one.end);
  const value = all
    .toReversed()
    .reduce(
      (next, one) => next.slice(0, one.start) + one.replacement.write(old(one)) + next.slice(one.end),
      text,
    );
  return {
    field,
    value,
    kind: first.replacement.kind,
    excerpt: excerptOf(text, first),
    more: all.length - 1,
    written: old(first),
    next: first.replacement.write(old(first)),
  };
}

async function placed(
  projectFolder: string,
  id: string,
  entry: RawFile,
  hits: readonly Hit[],
): Promise<readonly StandsElsewhere[]> {
  const [first] = hits;
  const [, week] = HOURS.exec(first?.field ?? '') ?? [];
  const place = await placeOf(projectFolder, entry.file, week ?? first?.field, entry);
  if (!first || !place) return [];
  const days = hits.flatMap(({ field }) => HOURS.exec(field)?.[2] ?? []);
  return [
    {
      id,
      place,
      file: entry.file,
      ...first.excerpt,
      ...(days.length > 0 && { before: `${[...new Set(days)].map(capital).join(', ')}: ` }),
      next: first.next,
      more: first.more,
      isSure: first.kind === 'phone' || first.kind === 'words',
      changes: hits.map(({ field, value }) => ({ field, value })),
    },
  ];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A change with the new value in some other places too. */
export function withElsewhere(
  projectFolder: string,
  { write, remove }: Change,
  places: readonly StandsElsewhere[],
): Change {
  const all = new Map(write);
  for (const { file, changes } of places) {
    const format = formatOf(file);
    const text = all.get(file) ?? readFileSync(join(projectFolder, file), 'utf8');
    const { [SOURCE]: source, ...fields } = format.fromFile(String(text));
    for (const { field, value } of changes) setAt(fields, stepsOf(file, field), value);
    all.set(file, format.toFile({ ...fields, [SOURCE]: source }));
  }
  return { write: all, remove };
}

const stepsOf = (file: string, field: string): readonly string[] =>
  file.endsWith('.md') && field === BODY.schema ? [BODY.decap] : (field.match(/[^.[\]]+/g) ?? []);

function setAt(fields: Record<string, unknown>, steps: readonly string[], value: string): void {
  const [last = ''] = steps.slice(-1);
  const owner = steps
    .slice(0, -1)
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], fields);
  (owner as Record<string, unknown>)[last] = value;
}
