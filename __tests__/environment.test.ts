import { readFileSync } from 'node:fs';
import { parseSettings, settingsSchema } from '../src/config/env';
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
