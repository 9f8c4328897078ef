import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSettings, settingsSchema } from '../src/config/env';
import { environment } from '../src/config/environment';
import { leadSettingsSchema, parseLeadSettings } from '../src/config/leadSettings';

/** The settings in `.env.example`, each with the comment above it. */
const explained = new Map(
  [...readFileSync('.env.example', 'utf8').matchAll(/((?:^#.*\n)+)^([A-Z_]+)=(.*)$/gm)].map(
    ([, comment = '', name = '', value = '']) => [name, { comment, value }] as const,
  ),
);

describe('The environment', () => {
  test('is explained in .env.example, setting by setting, in the order in which it is parsed', () => {
    const settings = [settingsSchema, leadSettingsSchema].flatMap(({ shape }) => Object.keys(shape));
    expect([...explained.keys()]).toEqual(settings);
  });

  test('has the defaults if .env.example is copied unchanged', () => {
    const example = Object.fromEntries([...explained].map(([name, { value }]) => [name, value]));
    expect(parseSettings(example)).toEqual(parseSettings({}));
    expect(parseLeadSettings(example)).toEqual(parseLeadSettings({}));
  });

  test.each([
    ['builds', parseSettings, settingsSchema],
    ['the enquiry server', parseLeadSettings, leadSettingsSchema],
  ] as const)('of %s with everything wrong at once is told all of it', (_, read, { shape }) => {
    const anyText =
      /^(?:DEALER|CONTENT_(?:USER|PASSWORD)|STOCK_FEEDS?|STOCK_FEED_(?:USER|PASSWORD|KEY|LOCATION|ENTRY)|STOCK_MAPPING|LEADS_STORE_TOKEN)$/;
    const judged = Object.keys(shape).filter((name) => !anyText.test(name));
    const result = read(Object.fromEntries(judged.map((name) => [name, ' ¡wrong! '])));
    const told = result.kind === 'err' ? result.fault.map(({ setting }) => setting) : [];
    expect(judged.filter((name) => !told.includes(name))).toEqual([]);
  });

  test('is read from a file of Windows too, and a file in UTF-16 is named', () => {
    const folder = mkdtempSync(join(tmpdir(), 'environment-'));
    const settings = 'INVENTED=1\r\nOTHER=2\r\n';
    writeFileSync(join(folder, '.env'), `\ufeff${settings}`);
    expect(environment(folder)).toMatchObject({ INVENTED: '1', OTHER: '2' });
    writeFileSync(join(folder, '.env'), Buffer.from(`\ufeff${settings}`, 'utf16le'));
    expect(() => environment(folder)).toThrow(/\.env cannot be read: save it as a text file in UTF-8$/);
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['STOCK_FED', 'STOCK_FEED'],
    ['STOCK_FEED_USER_ORANGE', 'STOCK_FEED_USER'],
    ['STOCK_FEED_USR__ORANGE', 'STOCK_FEED_USER'],
    ['SERCH_ENGINE', 'SEARCH_ENGINE'],
    ['LEADS_RETENTION_DAY', 'LEADS_RETENTION_DAYS'],
  ])('with the name %s is asked whether it means %s', (setting, meant) => {
    const given = { [setting]: 'x', PATH: '/bin', LEADER: '1', STOCK_FEEDD: '' };
    const results = [parseSettings(given), parseLeadSettings(given)];
    const faults = results.flatMap((result) => (result.kind === 'err' ? result.fault : []));
    expect(faults).toEqual([
      { setting, value: undefined, reason: `is not a setting: did you mean ${meant}?` },
    ]);
  });
});
