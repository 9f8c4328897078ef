import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { configureWebpack } from '../../src/gatsby/webpack';
import { contentSource } from '../../src/generate/content/contentSource';

const PROJECT = process.cwd();
const INSTALLED = 'node_modules/.package-lock.json';
const DECIDING = [
  INSTALLED,
  'package.json',
  '.cache/compiled/gatsby-node.js',
  '.cache/compiled/gatsby-config.js',
];
const GATSBYS = {
  mode: 'production',
  cache: { type: 'filesystem', buildDependencies: { config: ['a.js'] } },
};

let folder: string;

/** What becomes of Gatsby's settings in the stage that writes the HTML. */
async function settings(): Promise<{ readonly cache: { readonly version: string } }> {
  let config: object = GATSBYS;
  const actions = {
    replaceWebpackConfig: (given: object) => {
      config = given;
    },
    setWebpackConfig: () => undefined,
  };
  const args = { actions, plugins: { define: () => ({}) }, stage: 'build-html', getConfig: () => config };
  await configureWebpack(
    args as unknown as CreateWebpackConfigArgs,
    contentSource({ contentUrl: 'http://nowhere.invalid' }),
    true,
    {},
  );
  return config as never;
}

describe('webpack’s cache', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'webpack-cache-'));
    for (const name of DECIDING) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), name);
    }
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(PROJECT);
    rmSync(folder, { recursive: true });
  });

  it('stays valid while packages, hooks and settings are the same, and follows no files', async () => {
    const first = await settings();
    expect(first).toMatchObject({
      mode: 'production',
      cache: { type: 'filesystem', version: expect.any(String), buildDependencies: {} },
    });
    expect((await settings()).cache).toEqual(first.cache);
  });

  it.each(DECIDING)('becomes invalid when %s changes', async (name) => {
    const { version } = (await settings()).cache;
    appendFileSync(name, 'changed');
    expect((await settings()).cache.version).not.toBe(version);
  });

  it('becomes invalid when another file names the browsers to compile for', async () => {
    const { version } = (await settings()).cache;
    writeFileSync('.browserslistrc', 'last 2 versions');
    const named = (await settings()).cache.version;
    expect(named).not.toBe(version);
    writeFileSync('.browserslistrc', 'defaults');
    expect((await settings()).cache.version).not.toBe(named);
  });

  it('is left to Gatsby if npm did not install the packages', async () => {
    rmSync(INSTALLED);
    expect(await settings()).toEqual(GATSBYS);
  });
});

it.each([
  [undefined, 'undefined'],
  [{ campaigns: true }, '{"campaigns":true}'],
])('pages are told what is measured: %j', async (tracking, said) => {
  const told: Record<string, string>[] = [];
  const args = {
    actions: { setWebpackConfig: () => undefined },
    plugins: { define: (values: Record<string, string>) => told.push(values) },
    stage: 'develop-html',
  };
  await configureWebpack(
    args as unknown as CreateWebpackConfigArgs,
    contentSource({ contentUrl: 'http://nowhere.invalid' }),
    false,
    { tracking },
  );
  expect(Object.assign({}, ...told)).toMatchObject({ TRACKING: said });
});
