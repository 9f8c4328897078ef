import { type Colour, colours } from '../catalogue';
import type { Subject } from './gallery';

/** The columns of the feed that decide a picture. */
type Row = Readonly<Partial<Record<string, string | number | boolean>>>;

const isColour = (word: string): word is Colour => (colours as readonly string[]).includes(word);

/** What a row of the feed looks like. */
export function subjectOf(row: Row): Subject {
  const colour = String(row.colour).toLowerCase();
  if (!isColour(colour)) throw new Error(`${row.id} has no colour of paint: ${row.colour}.`);
  const plate = row.registrationNumber;
  return {
    id: String(row.id),
    make: String(row.make),
    model: String(row.model),
    grade: String(row.variations),
    colour,
    size: [Number(row.length), Number(row.width), Number(row.height), Number(row.wheelBase)],
    ...(plate !== undefined && plate !== '' && { plate: String(plate) }),
  };
}
