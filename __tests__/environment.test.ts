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
});
