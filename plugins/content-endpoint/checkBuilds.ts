import type { Fault } from '../../src/domain/fault';
import { buildsOnItself } from '../../src/domain/range/gradeEquipment';
import { slug, spellingKey } from '../../src/domain/stock/slug';
import type { RawFile } from './files/parseRawFile';
import type { RawContent } from './files/rawContent';

/** The lists that shoppers choose from, and the word for one entry. */
const LISTS = { grades: 'grade', colours: 'colour', accessories: 'accessory' } as const;

/**
 * Finds contradictions among a model's grades, colours and accessories. Separate from the schema, so that all faults of a
 * file are reported together. The schema reports invalid names.
 */
export const checkBuilds = ({ folders }: RawContent): readonly Fault[] =>
  folders.vehicles.files.flatMap((file) => [
    ...repeatedNames(file),
    ...unknownColours(file),
    ...unknownBases(file),
    ...repeatedBadges(file),
  ]);

/** Two names with the same address would be ambiguous in a link. */
function repeatedNames(raw: RawFile): readonly Fault[] {
  return Object.entries(LISTS).flatMap(([list, one]) => {
    const seen = new Map<string, string>();
    return namesOf(raw, list).flatMap((name, place) => {
      if (name === undefined) return [];
      const address = slug(name);
      const first = seen.get(address);
      if (first === undefined) {
        seen.set(address, name);
        return [];
      }
      const reason =
        first === name
          ? `names the ${one} "${name}" twice`
          : `"${name}" has the same address as the ${one} "${first}": give it another name`;
      return [{ file: raw.file, field: `${list}[${place}].name`, reason }];
    });
  });
}

function unknownColours(raw: RawFile): readonly Fault[] {
  const known = namesOf(raw, 'colours').filter((name) => name !== undefined);
  return rowsOf(raw, 'grades').flatMap((grade, place) =>
    listIn(grade, 'colours').flatMap((name, which) =>
      typeof name !== 'string' || known.includes(name.trim())
        ? []
        : [
            {
              file: raw.file,
              field: `grades[${place}].colours[${which}]`,
              reason: `is not a colour of this vehicle: "${name}" is not in its list of colours`,
            },
          ],
    ),
  );
}

/** A grade may have everything in another one, but not by way of itself. */
function unknownBases(raw: RawFile): readonly Fault[] {
  const grades = rowsOf(raw, 'grades').map((grade) => ({
    name: textIn(grade, 'name') ?? '',
    features: [],
    buildsOn: textIn(grade, 'buildsOn'),
  }));
  return grades.flatMap((grade, place) => {
    const { buildsOn } = grade;
    if (buildsOn === undefined) return [];
    const at = { file: raw.file, field: `grades[${place}].buildsOn` };
    if (!grades.some(({ name }) => name === buildsOn))
      return [
        { ...at, reason: `is not a grade of this vehicle: "${buildsOn}" is not in its list of grades` },
      ];
    return buildsOnItself(grade, grades)
      ? [{ ...at, reason: `goes round in a circle: "${grade.name}" would build on itself` }]
      : [];
  });
}

/** A vehicle in stock is counted for one grade. */
function repeatedBadges(raw: RawFile): readonly Fault[] {
  const owners = new Map<string, string>();
  return rowsOf(raw, 'grades').flatMap((grade, place) => {
    const badge = textIn(grade, 'stockBadge');
    if (badge === undefined) return [];
    const owner = owners.get(spellingKey(badge));
    if (owner === undefined) {
      owners.set(spellingKey(badge), textIn(grade, 'name') ?? '');
      return [];
    }
    const reason = `"${badge}" is the badge of "${owner}" already, so stock would count for both: leave it out of both`;
    return [{ file: raw.file, field: `grades[${place}].stockBadge`, reason }];
  });
}

const listIn = (fields: unknown, name: string): readonly unknown[] => {
  const list = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>)[name] : [];
  return Array.isArray(list) ? list : [];
};

const rowsOf = ({ data }: RawFile, list: string): readonly unknown[] => listIn(data, list);

/** The text of a field; `undefined` if there is none. */
function textIn(fields: unknown, name: string): string | undefined {
  const value =
    typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

const namesOf = (raw: RawFile, list: string): readonly (string | undefined)[] =>
  rowsOf(raw, list).map((row) => textIn(row, 'name'));
