import { readFileSync } from 'node:fs';
import { parseSettings } from '../src/config/env';
import { parseLeadSettings } from '../src/config/leadSettings';
import { sourceFiles } from './support/sourceFiles';

const SITE = sourceFiles('src', 'plugins');
const filesWhere = (pattern: RegExp): readonly string[] =>
  SITE.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

/** The settings in `.env.example`, each with the comment above it. */
const explained = new Map(
  [...readFileSync('.env.example', 'utf8').matchAll(/((?:^#.*\n)+)^([A-Z_]+)=(.*)$/gm)].map(
    ([, comment = '', name = '', value = '']) => [name, { comment, value }] as const,
  ),
);

describe('The environment', () => {
  test('is read only by src/config', () => {
    expect(filesWhere(/\bprocess\s*(\.\s*env\b|\[\s*['"]env)|import\.meta\.env/)).toEqual([
      'src/config/buildTime.ts',
      'src/config/contentEndpoint.ts',
      'src/config/env.ts',
      'src/config/isDevelopment.ts',
    ]);
  });

  test('reaches no component as a GATSBY_ variable', () => {
    expect(filesWhere(/\bGATSBY_[A-Z]/)).toEqual([]);
  });

  test('is explained in .env.example, setting by setting, in the order in which it is parsed', () => {
    const settings = ['env', 'leadSettings'].map((file) => {
      const schema = /[sS]ettingsSchema = z\.object\(\{([\s\S]*?)\n\}\)/.exec(
        readFileSync(`src/config/${file}.ts`, 'utf8'),
      );
      return [...(schema?.[1] ?? '').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
    });
    for (const names of settings) expect(names.length).toBeGreaterThan(0);
    expect([...explained.keys()]).toEqual(settings.flat());
  });

  test('has the defaults if .env.example is copied unchanged', () => {
    const example = Object.fromEntries([...explained].map(([name, { value }]) => [name, value]));
    expect(parseSettings(example)).toEqual(parseSettings({}));
    expect(parseLeadSettings(example)).toEqual(parseLeadSettings({}));
  });
});

describe('The source', () => {
  test('names no path of a machine and no package registry', () => {
    const places = /['"`](\/(home|root|tmp|work|usr|var|Users|opt)\/|[A-Z]:\\\\)|registry\.(npmjs|yarnpkg)\b/;
    expect(
      sourceFiles('src', 'plugins', 'bench', 'demo')
        .filter(({ text }) => places.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  test('holds nothing that looks like a secret', () => {
    const named =
      /\b(api[_-]?key|admin[_-]?key|secret|password|passwd|access[_-]?token|private[_-]?key)\b['"]?\s*[:=]\s*['"`][^'"`]+['"`]/i;
    const shaped =
      /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(gh[pousr]_[A-Za-z0-9]{20,}|sk-[A-Za-z0-9]{20,}|AKIA[0-9A-Z]{16}|xox[abp]-[0-9A-Za-z-]{10,})\b/;
    expect(SITE.filter(({ text }) => named.test(text) || shaped.test(text)).map(({ file }) => file)).toEqual(
      [],
    );
  });
});
