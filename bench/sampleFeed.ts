import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { dealerFolder } from '../src/config/dealer';

/**
 * Makes a feed of a given size from the Australian listings, spread evenly over the file. Each vehicle gets pictures of the
 * demo dealership (the listings have none), so that a page of results shows what a real one does, and a stock number, without
 * which another price would make it another vehicle.
 * Usage: npx tsx bench/sampleFeed.ts LISTINGS.csv.gz 2000 FOLDER [NIGHTS, 0: each night 50 vehicles get another one's price],
 * then build with STOCK_FEED=FOLDER/stock.csv STOCK_ANY_BRAND=true
 */
const PICTURES = join(dealerFolder(), 'content/uploads/stock');
const MAPPING = 'support/stock/australian.mapping.yml';

const CHANGED_A_NIGHT = 50;

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function main(): void {
  const [file, size, folder, nights = '0'] = process.argv.slice(2);
  if (file === undefined || folder === undefined)
    throw new Error('Usage: npx tsx bench/sampleFeed.ts LISTINGS.csv.gz 2000 FOLDER');
  const rows: string[][] = parse(gunzipSync(readFileSync(file)), {
    bom: true,
    relax_column_count: true,
  });
  const [header = [], ...listings] = rows;
  const pictures = readdirSync(PICTURES)
    .filter((name) => name.endsWith('.webp'))
    .map((name) => `/uploads/stock/${name}`);
  const step = listings.length / Number(size);
  const price = header.indexOf('Price');
  const every = Math.ceil(Number(size) / CHANGED_A_NIGHT);
  const priceAfter = (i: number) =>
    listings[(Math.floor(i * step) + (i % every === 0 ? Number(nights) : 0)) % listings.length]?.[price] ??
    '';
  const drawn = Array.from({ length: Number(size) }, (_, i) => [
    ...(listings[Math.floor(i * step)] ?? []).with(price, priceAfter(i)),
    [0, 1, 2].map((picture) => pictures[(i * 4 + picture) % pictures.length]).join('|'),
    `N${i}`,
  ]);
  const mapping = `${readFileSync(MAPPING, 'utf8')}  images: Pictures\n  stockNumber: Number\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'stock.csv'),
    [[...header, 'Pictures', 'Number'], ...drawn].map((row) => `${row.map(cell).join(',')}\n`).join(''),
  );
  writeFileSync(join(folder, 'stock.mapping.yml'), mapping);
}

main();
