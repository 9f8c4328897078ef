import fc from 'fast-check';
import { describeSettingFaults, parseSettings } from '../../src/config/env';
import { publishedEngine } from '../../src/domain/hostedSearch';
import { okValue } from '../../support/okValue';

const COMPLETE = {
  SEARCH_ENGINE: 'algolia',
  ALGOLIA_APP_ID: 'APP0000001',
  ALGOLIA_SEARCH_KEY: 'mayOnlySearch',
  ALGOLIA_ADMIN_KEY: 'mayDoAnything',
};

const faultsOf = (environment: Readonly<Record<string, string>>) => {
  const result = parseSettings(environment);
  if (result.kind === 'ok') throw new Error('These settings are accepted.');
  return result.fault;
};

describe('The setting of the search engine', () => {
  test('is embedded by default, and publishes nothing', () => {
    const { searchEngine } = okValue(parseSettings({}));
    expect(searchEngine).toEqual({ kind: 'embedded' });
    expect(publishedEngine(searchEngine)).toBeNull();
  });

  test('stays embedded if only the keys are set', () => {
    const { SEARCH_ENGINE: _, ...keys } = COMPLETE;
    expect(okValue(parseSettings(keys)).searchEngine).toEqual({ kind: 'embedded' });
  });

  test('may be hosted, with an index named stock by default', () => {
    expect(okValue(parseSettings(COMPLETE)).searchEngine).toEqual({
      kind: 'algolia',
      hosted: { appId: 'APP0000001', searchKey: 'mayOnlySearch', indexPrefix: 'stock' },
      adminKey: 'mayDoAnything',
      allowShrink: false,
    });
  });

  test('names everything that is missing or wrong at once', () => {
    const faults = faultsOf({
      SEARCH_ENGINE: 'algolia',
      ALGOLIA_INDEX_PREFIX: 'no spaces',
      ALGOLIA_HOST: 'nowhere',
      STOCK_ANY_BRAND: 'perhaps',
    });
    expect(faults.map(({ setting }) => setting).sort()).toEqual([
      'ALGOLIA_APP_ID',
      'ALGOLIA_HOST',
      'ALGOLIA_INDEX_PREFIX',
      'ALGOLIA_SEARCH_KEY',
      'STOCK_ANY_BRAND',
    ]);
  });

  test('refuses an unknown engine', () => {
    expect(faultsOf({ SEARCH_ENGINE: 'elastic' })).toEqual([
      { setting: 'SEARCH_ENGINE', value: 'elastic', reason: 'must be embedded or algolia' },
    ]);
  });

  test('refuses to publish the admin key as the search key, and does not show it', () => {
    const faults = faultsOf({ ...COMPLETE, ALGOLIA_SEARCH_KEY: COMPLETE.ALGOLIA_ADMIN_KEY });
    expect(faults.map(({ setting }) => setting)).toEqual(['ALGOLIA_SEARCH_KEY']);
    expect(describeSettingFaults(faults)).not.toContain(COMPLETE.ALGOLIA_ADMIN_KEY);
  });

  test('shows no key in its messages', () => {
    const faults = faultsOf({
      ...COMPLETE,
      ALGOLIA_ADMIN_KEY: 'spilt secret',
      ALGOLIA_SEARCH_KEY: 'other secret',
    });
    expect(faults).toHaveLength(2);
    expect(describeSettingFaults(faults)).not.toMatch(/spilt|other/);
  });

  test('never publishes the admin key, whatever it is', () => {
    const secret = fc.stringMatching(/^[a-f0-9]{32}$/);
    fc.assert(
      fc.property(secret, (adminKey) => {
        const { searchEngine } = okValue(parseSettings({ ...COMPLETE, ALGOLIA_ADMIN_KEY: adminKey }));
        expect(JSON.stringify(searchEngine)).toContain(adminKey);
        expect(JSON.stringify(publishedEngine(searchEngine))).not.toContain(adminKey);
      }),
    );
  });
});
