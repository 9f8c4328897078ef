import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { stringify } from 'yaml';
import { measureProcess } from '../support/measureProcess';
import { aStockContext } from '../support/stock/aStockContext';
import { loadStock } from '../support/stock/loadStock';
import { realStockPath } from '../support/stock/realStockPath';

/**
 * What the import of a feed costs: `npm run bench:feed`. It invents feeds of 30 columns, as large as a group's stock and
 * far larger, imports each in a separate process, plainly and by nine expressions, and checks the smaller one by the real command. With the real listings
 * beside the checkout it imports those too, by a mapping of expressions. `npm run bench:feed -- 16734` runs the sizes named.
 */
const SIZES = [16_734, 300_000];
const MAPPING = 'support/stock/australian.mapping.yml';

/** Nine expressions of the kinds that mappings of dealers have. */
const EXPRESSIONS: Readonly<Record<string, string>> = {
  vehType: "vehType = 'New' ? 'New' : vehType = 'Demo' ? 'Demo' : 'Used'",
  variations: "$trim(variations & ' ' & series)",
  colour: "$lookup({'White': 'Pure White', 'Black': 'Jet Black'}, colour) ?? colour",
  odometer: '$number($match(odometer, /\\d+/).match)',
  price: '$money(specialPrice) > 0 ? specialPrice : price',
  status: "status = 'W' ? 'hidden' : status",
  siteDescription: '$htmlToText(siteDescription)',
  images: "$split(images, '|')",
  engine: '$first(engine, cylinders)',
};

/** The largest feed whose check is measured. */
const CHECKED = 50_000;

const columns = (row: number): Readonly<Record<string, string>> => ({
  stockNumber: `S${row}`,
  vehType: row % 17 === 0 ? 'New' : row % 17 === 1 ? 'Demo' : 'Used',
  make: ['Toyota', 'Mazda', 'Kia', 'Ford', 'Hyundai', 'Isuzu', 'BMW', 'Audi'][row % 8] ?? '',
  model: `Model ${row % 90}`,
  variations: `Badge ${row % 40}`,
  series: `MY${10 + (row % 16)}`,
  year: `${2008 + (row % 18)}`,
  body: '5 door wagon',
  colour: ['White', 'Black', 'Grey', 'Silver', 'Blue', 'Red'][row % 6] ?? '',
  fuelType: ['Petrol', 'Diesel', 'Hybrid'][row % 3] ?? '',
  odometer: `${(row * 37) % 200_000} km`,
  price: `"$${(5_000 + ((row * 71) % 90_000)).toLocaleString('en-AU')}"`,
  specialPrice: '',
  status: 'available',
  registrationNumber: `ABC${row % 1_000}`,
  seats: '5',
  siteDescription: `"One owner, number ${row}. Full books, two keys & a tow bar. It has been serviced every 10,000 km and comes with a roadworthy."`,
  images: [1, 2, 3].map((picture) => `https://photos.example/${row}/${picture}.jpg`).join('|'),
  equipment: 'Tow bar|Canopy|Bluetooth',
  'location.name': ['Orange', 'Bathurst', 'Dubbo'][row % 3] ?? '',
  transmission: '6 speed automatic',
  vin: `6T1BF9FK00X${String(row).padStart(6, '0')}`,
  createdAt: '2026-11-03T10:15:00Z',
  updatedAt: '20/11/2026',
  cylinders: '4',
  doorNum: '5',
  engine: '2.0 litre turbo',
  fuelCombined: '7.4',
  power: '120',
  torque: '350',
});

async function inventFeed(file: string, rows: number): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(`${Object.keys(columns(0)).join(',')}\r\n`);
  for (let row = 0; row < rows; row++) stream.write(`${Object.values(columns(row)).join(',')}\r\n`);
  stream.end();
  await finished(stream);
}

interface Cost {
  readonly accepted: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

/** Imports one feed in this process and prints what it cost. */
async function importHere(feed: string, mappingFile: string | null): Promise<void> {
  const before = process.cpuUsage();
  const start = performance.now();
  const loaded = await loadStock({ feed, mappingFile, site: aStockContext() });
  if (loaded.kind === 'err') throw new Error(JSON.stringify(loaded.fault));
  const { user, system } = process.cpuUsage(before);
  const cost: Cost = {
    accepted: loaded.value.items.length,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1_000_000,
    peakMegabytes: process.resourceUsage().maxRSS / 1000,
  };
  console.log(JSON.stringify(cost));
}

const importApart = (feed: string, mapping = ''): Cost =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', 'bench/feed.ts', 'import', feed, mapping], {
      encoding: 'utf8',
    }),
  );

const line = (what: string, { accepted, seconds, cpuSeconds, peakMegabytes }: Cost): void =>
  console.log(
    `| ${what} | ${accepted.toLocaleString('en-AU')} | ${cpuSeconds.toFixed(1)} | ${seconds.toFixed(1)} | ${Math.round(peakMegabytes)} |`,
  );

async function main(): Promise<void> {
  const [first = '', feed = '', mappingFile = ''] = process.argv.slice(2);
  if (first === 'import') return importHere(feed, mappingFile === '' ? null : mappingFile);
  const named = process.argv.slice(2).map(Number);
  const folder = mkdtempSync(join(tmpdir(), 'feed-'));
  console.log('| what | accepted | CPU s | s | peak MB |\n| --- | --- | --- | --- | --- |');
  const mapping = join(folder, 'mapping.yml');
  const plain = Object.fromEntries(Object.keys(columns(0)).map((name) => [name, name]));
  writeFileSync(mapping, stringify({ fields: { ...plain, ...EXPRESSIONS } }));
  for (const rows of named.length > 0 ? named : SIZES) {
    const file = join(folder, `${rows}.csv`);
    await inventFeed(file, rows);
    const cost = importApart(file);
    line(`import, ${rows.toLocaleString('en-AU')} rows of 30 columns`, cost);
    line('import of the same by nine expressions', importApart(file, mapping));
    if (rows > CHECKED) continue;
    const check = await measureProcess(process.execPath, ['--import', 'tsx', 'scripts/stockCheck.ts', file], {
      cwd: '.',
      env: { ...process.env, STOCK_ANY_BRAND: 'true' },
    });
    if (check.code !== 0) throw new Error(`stock:check ended with ${check.code}`);
    const { accepted } = cost;
    line('stock:check of the same, with its start', {
      ...check,
      accepted,
      peakMegabytes: check.peakMemory / 1_000_000,
    });
  }
  if (realStockPath !== null)
    line('import, the real listings by 20 expressions', importApart(realStockPath, MAPPING));
  rmSync(folder, { recursive: true });
}

main();
