import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFile } from '../../../generate/feed/presets/presets';
import { STOCK_FIELD_NAMES } from '../../../src/domain/stock/stockFields';
import { feedFolder } from '../../support/feeds/feedFolder';

jest.setTimeout(120_000);

const folder = feedFolder();
const feed = folder.write(
  'stock.csv',
  'Stock No,Marke,Modell,Zustand,Preis,Kilometerstand\nA1,BMW,320d,Gebraucht,"21.990,00",88.000\nA2,VW,Golf,Gebraucht,"9.990,00",120.500\n',
);

/** Runs a command of the project as `npm run` does. */
const run = (script: string, ...flags: string[]) => runWith({}, script, ...flags);

function runWith(settings: Readonly<Record<string, string>>, script: string, ...flags: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}.ts`, ...flags],
    {
      encoding: 'utf8',
      env: { ...process.env, STOCK_ANY_BRAND: 'true', STOCK_FEED: '', STOCK_FEEDS: '', ...settings },
    },
  );
  return { status, said: stdout + stderr, stdout };
}

it('a feed in another language is mapped, checked, and shown as a page', () => {
  const mapped = run('stockMap', feed);
  expect(mapped.said).toContain(`With it, 2 of 2 rows are accepted.\nNext: npm run stock:check ${feed}\n`);
  expect(mapped.status).toBe(0);
  expect(readFileSync(join(folder.path, 'stock.mapping.yml'), 'utf8')).toContain('make: Marke');
  expect(run('stockMap', feed)).toMatchObject({
    status: 2,
    said: expect.stringContaining('is there already'),
  });
  const elsewhere = join(folder.path, 'elsewhere.yml');
  expect(run('stockMap', feed, '--out', elsewhere).said).toContain(
    `Set STOCK_MAPPING=${elsewhere} for a build to read it.\nNext: npm run stock:check -- ${feed} --mapping ${elsewhere}\n`,
  );

  const page = join(folder.path, 'reports', 'check.html');
  const checked = run('stockCheck', feed, '--html', '--out', page);
  expect(checked.said).toContain('2 rows, 2 accepted');
  expect(checked.status).toBe(0);
  expect(readFileSync(page, 'utf8')).toContain('What the feed holds');

  const strict = run('stockCheck', feed, '--json', '--strict');
  expect(JSON.parse(strict.stdout)).toMatchObject({ rows: 2, accepted: 2, isBuildable: true });
});

it('a file is read as the settings of the only feed say, or as a flag says', () => {
  const sample = sampleFile('dealer-studio');
  const read = '6 rows';
  const bySetting = { STOCK_FEED: 'https://feeds.example/stock.csv', STOCK_FEED_FORMAT: 'dealer-studio' };
  expect(runWith(bySetting, 'stockCheck', sample).said).toContain(`${read}, 6 accepted`);
  expect(run('stockCheck', sample, '--format', 'dealer-studio').said).toContain(`${read}, 6 accepted`);
  const unread = run('stockCheck', sample);
  expect(unread).toMatchObject({
    status: 1,
    said: expect.stringContaining('or try it with --format dealer-studio'),
  });
});

it('the fields that a mapping can fill are listed with their units', () => {
  const { stdout } = run('stockCheck', '--fields');
  expect(stdout).toMatch(/^odometer +km +Kilometres$/m);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' ', 1)[0]),
  ).toEqual([...STOCK_FIELD_NAMES]);
});

it('a feed that a build would not take fails, and so does a flag that is not known', () => {
  const missing = run('stockCheck', join(folder.path, 'missing.csv'));
  expect(missing).toMatchObject({ status: 1, said: expect.stringContaining('the file does not exist') });
  const wrong = [
    ['stockCheck', feed, '--jsn'],
    ['stockMap', feed, '--jsn'],
    // Without its value, a flag was passed over.
    ['sitePublish', '--to'],
    ['stockCheck', feed, '--mapping'],
    ['siteCheck', '--folder'],
  ] as const;
  // Every command reads its flags with one function, and each start of one takes seconds.
  for (const [script, ...flags] of process.env.DEEP ? wrong : wrong.slice(1, 3)) {
    const { status, said } = run(script, ...flags);
    expect([script, status]).toEqual([script, 2]);
    expect(said).toMatch(/^(Unknown option|Option) '--(jsn|mapping|folder|to)\b[^\n]*\n\nnpm run /);
  }
  expect(run('stockMap', join(folder.path, 'missing.csv')).status).toBe(2);
  expect(existsSync(join(folder.path, 'missing.mapping.yml'))).toBe(false);
  const empty = folder.write('empty.csv', 'Stock No,Make,Model\n');
  expect(run('stockMap', empty)).toMatchObject({ status: 2, said: expect.stringContaining('has no rows') });
  expect(existsSync(join(folder.path, 'empty.mapping.yml'))).toBe(false);
  const cut = folder.write('cut.xml', '<stock><item><make>Kia</make></item><item>');
  expect(run('stockMap', cut).said).toMatch(/^\S+cut\.xml: is not XML/);
});
