import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type LayerViolation, layerViolations } from './support/layerViolations';
import { sourceFiles } from './support/sourceFiles';

const { forbidden } = createRequire(__filename)(resolve('.dependency-cruiser.cjs')) as {
  readonly forbidden: readonly { readonly name: string }[];
};

/** For each rule, a file that breaks it, or whose folder does. */
const BREAKS: Readonly<Record<string, readonly [file: string, source: string]>> = {
  'domain-stands-alone': ['src/domain/upwards.ts', `import '../search/fine';`],
  'search-knows-domain-alone': ['src/search/upwards.ts', `import '../content/fine';`],
  'search-packages': ['src/search/shows.ts', `import 'react';`],
  'search-node-only-in-engines': ['src/search/reads.ts', `import 'node:fs';`],
  'content-knows-domain-alone': ['src/content/upwards.ts', `import '../components/fine';`],
  'device-knows-domain-alone': ['src/device/upwards.ts', `import '../components/fine';`],
  'tracking-shows-nothing': ['src/tracking/upwards.ts', `import '../components/fine';`],
  'log-package-in-its-sink': ['src/components/logs.ts', `import '@datadog/browser-logs';`],
  'config-and-theme-stand-low': ['src/theme/upwards.ts', `import '../components/fine';`],
  'components-never-look-up': [
    'src/components/upwards.ts',
    `import type { Fine } from '../../generate/fine'; export type A = Fine;`,
  ],
  ...Object.fromEntries(
    ['ui', 'price', 'locations', 'consent', 'finance', 'stock', 'enquiry', 'search', 'blocks', 'layout'].map(
      (folder) => [
        `floor-of-${folder}`,
        [`src/components/${folder}/upwards.ts`, `import '../pages/fine';`] as const,
      ],
    ),
  ),
  'floor-of-pages': ['src/components/pages/sideways.ts', `import '../layout/fine';`],
  'components-have-a-floor': ['src/app/homeless.ts', `import '../components/homeless/fine';`],
  'templates-are-wires': ['templates/upwards.ts', `import '../src/gatsby/allowed';`],
  'only-gatsby-knows-pages': ['templates/sideways.ts', `import './fine';`],
  'app-stands-on-components': ['src/app/sideways.ts', `import '../gatsby/allowed';`],
  'gatsby-in-node-never-shows': ['src/gatsby/node.ts', `import '../components/fine';`],
  'generate-never-shows': [
    'generate/shows.ts',
    `import type { Fine } from '../src/components/fine'; export type A = Fine;`,
  ],
  'generate-never-react': ['generate/renders.ts', `import 'react';`],
  'generate-never-gatsby': ['generate/asks.ts', `import 'gatsby';`],
  'gatsby-inside-by-name': ['src/gatsby/reaches.ts', `import 'gatsby/dist/inside';`],
  'countries-are-chosen-once': ['generate/foreign.ts', `import '../src/locales/en-NZ/locale';`],
  'pages-know-one-country': ['src/content/chooses.ts', `import '../locales/countryOf';`],
  'page-values-stay-in-pages': ['generate/pages.ts', `import '../src/locales/site/locale';`],
  'functions-are-doors': ['functions/reads.ts', `import '../src/config/dealer';`],
  'scripts-never-show': ['scripts/shows.ts', `import '../src/components/ui/fine';`],
  'no-folder-cycles': ['generate/one/there.ts', `import '../other/fine';`],
  'editor-knows-no-gatsby': ['cms/builds.ts', `import '../src/gatsby/allowed';`],

  'locales-know-nothing': ['src/locales/en-NZ/locale.ts', "import '../../components/fine';"],
  'enquiries-stand-on-domain': ['enquiries/shows.ts', `import '../src/components/fine';`],
  'enquiries-stay-on-the-server': ['src/gatsby/sends.ts', `import '../../enquiries/fine';`],
  'offline-stands-alone': ['src/offline/shows.ts', `import '../components/fine';`],
  'plugins-stand-on-domain': ['plugins/one/upwards.ts', `import '../../src/search/fine';`],
  'embedded-engine-by-its-entries': [
    'src/components/stock/past.ts',
    `import '../../search/engines/embedded/inside';`,
  ],
  'builds-never-bundle-the-worker': [
    'generate/build.ts',
    `import { MANIFEST_NAME } from '../src/search/engines/embedded';`,
  ],
  'embedded-engine-runs-in-browsers': ['src/search/engines/embedded/index.ts', `import './buildIndex';`],
  'word-reader-is-optional': ['src/components/search/eager.ts', `import '../../search/words';`],
  'word-reader-by-its-entry': [
    'src/components/search/words/past.ts',
    `import '../../../search/words/inside';`,
  ],
  'no-cycles': ['src/domain/about.ts', `import './round';`],
  'no-orphans': ['src/domain/forgotten.ts', `export const forgotten = 1;`],
  'no-tools-in-the-site': ['generate/borrows.ts', `import '../bench/fine';`],
  'tools-know-no-tests': ['bench/borrows.ts', `import '../__tests__/fine';`],
  'no-development-packages': ['generate/develops.ts', `import 'tool';`],
  'no-unlisted-packages': ['generate/finds.ts', `import 'unlisted';`],
  'no-unresolvable': ['generate/loses.ts', `import './nowhere';`],
};

const FINE = 'export type Fine = 1; export const fine = 1;';

/** What the breaking files import, and imports that are allowed. */
const AROUND: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'invented',
    dependencies: { gatsby: '1.0.0', react: '1.0.0', '@datadog/browser-logs': '1.0.0' },
    devDependencies: { tool: '1.0.0' },
  }),
  'tsconfig.json': '{}',
  ...Object.fromEntries(
    ['gatsby', 'react', 'tool', 'unlisted', '@datadog/browser-logs'].flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
      [`node_modules/${name}/index.js`, 'module.exports = {};'],
    ]),
  ),
  'node_modules/gatsby/dist/inside.js': 'module.exports = {};',
  ...Object.fromEntries(
    ['src/content', 'src/components', 'templates', 'generate', 'enquiries'].map((layer) => [
      `${layer}/fine.ts`,
      FINE,
    ]),
  ),
  'src/search/fine.ts': `import '../domain/about';`,
  'generate/one/fine.ts': FINE,
  'generate/other/fine.ts': FINE,
  'generate/other/back.ts': `import '../one/fine';`,
  'src/config/dealer.ts': FINE,
  'src/locales/countryOf.ts': FINE,
  'src/locales/site/locale.ts': FINE,
  'bench/fine.ts': FINE,
  '__tests__/fine.ts': FINE,
  'scripts/allowed.ts': `import '../support/fine';`,
  'support/fine.ts': FINE,
  'src/domain/round.ts': `import './about';`,
  'generate/allowed.ts': `import type { ReactNode } from 'react'; import type { Reporter } from 'gatsby'; import '../src/search/fine'; import 'node:fs'; export type A = ReactNode | Reporter;`,
  'src/gatsby/allowed.ts': `import 'gatsby'; import 'react'; import '../components/ui/fine'; import '../../generate/fine';`,
  'src/components/pages/fine.ts': FINE,
  'src/components/layout/fine.ts': FINE,
  'src/components/ui/fine.ts': FINE,
  'src/components/homeless/fine.ts': FINE,
  'src/components/stock/allowed.ts': `import 'react'; import '../../content/fine'; import '../../search/fine'; import '../ui/fine';`,
  'src/search/engines/allowed.ts': `import 'node:fs'; import '../fine'; import './embedded'; import './embedded/build';`,
  'src/search/engines/embedded/build.ts': `import './buildIndex';`,
  'src/search/engines/embedded/buildIndex.ts': `import './inside';`,
  'src/search/engines/embedded/inside.ts': FINE,
  'src/search/words/index.ts': `import './inside';`,
  'src/search/words/inside.ts': FINE,
  'src/components/search/words/allowed.ts': `import '../../../search/words';`,
  'plugins/one/allowed.ts': `import '../../src/domain/about';`,
};

const described = ({ rule, from, to }: LayerViolation): string => `${rule}: ${from} → ${to}`;

/** `npm run check` reads every file of this project by the same rules. */
describe('The layers', () => {
  describe('in a project that breaks them', () => {
    let project: string;
    let found: readonly LayerViolation[];

    beforeAll(() => {
      project = mkdtempSync(join(tmpdir(), 'layers-'));
      for (const [file, source] of [...Object.entries(AROUND), ...Object.values(BREAKS)]) {
        mkdirSync(dirname(join(project, file)), { recursive: true });
        writeFileSync(join(project, file), source);
      }
      found = layerViolations(project);
    }, 60_000);

    afterAll(() => rmSync(project, { recursive: true }));

    test.each(forbidden.map(({ name }) => name))('the rule %s catches the file that breaks it', (rule) => {
      expect(BREAKS).toHaveProperty([rule]);
      const [file = ''] = BREAKS[rule] ?? [];
      const broken = found.filter((one) => one.rule === rule).map(({ from }) => from);
      expect(broken.filter((from) => from === file || from === dirname(file))).not.toEqual([]);
    });

    test('imports that look down pass, and so do types of React and Gatsby in what a build makes', () => {
      expect(found.filter(({ from }) => from.endsWith('allowed.ts')).map(described)).toEqual([]);
    });
  });

  test('search uses the network only in its engines', () => {
    const NETWORK = /\b(fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\(/;
    const found = sourceFiles('src/search').filter(({ code }) => NETWORK.test(code));
    const inEngines = found.filter(({ file }) => file.startsWith('src/search/engines/'));
    expect(inEngines.length).toBeGreaterThan(0);
    expect(found.filter((each) => !inEngines.includes(each)).map(({ file }) => file)).toEqual([]);
  });

  test('domain uses no clock, no randomness, no browser and no environment', () => {
    const OUTSIDE =
      /\b(Date\.now|Math\.random|performance\.now|crypto\.|process\.|window\.|document\.|localStorage|sessionStorage|setTimeout|fetch\()|new Date\(\)/;
    const found = sourceFiles('src/domain').filter(({ code }) => OUTSIDE.test(code));
    expect(found.map(({ file }) => file)).toEqual([]);
  });
});
