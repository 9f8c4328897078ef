import { describeSettingFaults, parseSettings } from '../../src/config/env';
import { faultOf, okValue } from '../../support/okValue';

const feeds = (environment: Readonly<Record<string, string>>) =>
  okValue(parseSettings(environment)).stockFeeds;
const faults = (environment: Readonly<Record<string, string>>) =>
  faultOf(parseSettings(environment)).map(({ setting, reason }) => `${setting} ${reason}`);

describe('the feed in the settings', () => {
  it('is the file in content, unless the settings name another', () => {
    expect(feeds({})).toEqual([{ address: 'feed/stock.csv', headers: {}, timeout: 120_000, defaults: {} }]);
    expect(
      feeds({ STOCK_FEED: 'sftp://files.dealer.example/exports/', STOCK_FEED_TIMEOUT: '300' }),
    ).toMatchObject([{ address: 'sftp://files.dealer.example/exports/', timeout: 300_000 }]);
  });

  it('may be read with a header, with a user and a password, or with a key', () => {
    expect(feeds({ STOCK_FEED_HEADER: 'X-Api-Key: abc: def' })[0]?.headers).toEqual({
      'x-api-key': 'abc: def',
    });
    expect(feeds({ STOCK_FEED_USER: 'dealer', STOCK_FEED_PASSWORD: 'secret' })[0]).toMatchObject({
      headers: { authorization: 'Basic ZGVhbGVyOnNlY3JldA==' },
      user: 'dealer',
      password: 'secret',
    });
    const address = { STOCK_FEED: 'sftp://files.dealer.example/stock.csv' };
    expect(feeds({ ...address, STOCK_FEED_USER: 'dealer', STOCK_FEED_KEY: 'key' })[0]).toMatchObject({
      user: 'dealer',
      keyFile: 'key',
    });
  });

  it('gives its condition and location to rows that name none', () => {
    expect(feeds({ STOCK_FEED_CONDITION: 'Used', STOCK_FEED_LOCATION: 'Bathurst' })[0]?.defaults).toEqual({
      vehType: 'Used',
      'location.name': 'Bathurst',
    });
  });
});

describe('several feeds', () => {
  it('have their own settings, and no feed takes over a setting of another', () => {
    expect(
      feeds({
        STOCK_FEEDS: 'orange, South-Yard',
        STOCK_FEED__ORANGE: 'https://orange.example/stock.json',
        STOCK_FEED_HEADER__ORANGE: 'X-Api-Key: abc',
        STOCK_MAPPING__ORANGE: 'orange.mapping.yml',
        STOCK_FEED__SOUTH_YARD: 'exports/stock-*.csv',
        STOCK_FEED_LOCATION__SOUTH_YARD: 'Bathurst',
      }),
    ).toEqual([
      {
        name: 'orange',
        address: 'https://orange.example/stock.json',
        headers: { 'x-api-key': 'abc' },
        timeout: 120_000,
        mapping: 'orange.mapping.yml',
        defaults: {},
      },
      {
        name: 'south-yard',
        address: 'exports/stock-*.csv',
        headers: {},
        timeout: 120_000,
        defaults: { 'location.name': 'Bathurst' },
      },
    ]);
  });

  it('with a missing, misspelt or unnamed feed are a fault', () => {
    expect(faults({ STOCK_FEEDS: 'orange', STOCK_FEED__ORAGNE: 'a.csv', STOCK_FEED_USER: 'dealer' })).toEqual(
      [
        'STOCK_FEED__ORAGNE belongs to a feed that STOCK_FEEDS does not name',
        'STOCK_FEED_USER belongs to no feed: STOCK_FEEDS names several, so it must be STOCK_FEED_USER__ORANGE or the like',
        'STOCK_FEED__ORANGE must be set: STOCK_FEEDS names the feed orange',
      ],
    );
    expect(faults({ STOCK_FEED__ORANGE: 'a.csv' })).toEqual([
      'STOCK_FEED__ORANGE belongs to a feed that STOCK_FEEDS does not name',
    ]);
    expect(faults({ STOCK_FEEDS: 'orange,,bathurst' })[0]).toMatch(/^STOCK_FEEDS must be names/);
    expect(faults({ STOCK_FEEDS: 'orange,orange' })).toEqual(['STOCK_FEEDS names a feed twice']);
  });
});

it('all faults of all feeds are told together, without a secret', () => {
  const wrong = faultOf(
    parseSettings({
      STOCK_FEEDS: 'orange,bathurst',
      STOCK_FEED__ORANGE: 'https://CANARY:CANARY@orange.example/stock.csv?token=CANARY',
      STOCK_FEED_HEADER__ORANGE: 'CANARY',
      STOCK_FEED_USER__ORANGE: 'CANARY',
      STOCK_FEED_KEY__ORANGE: 'orange.key',
      STOCK_FEED__BATHURST: 'sftp://bathurst.example/stock.csv',
      STOCK_FEED_HOST_KEY__BATHURST: 'MD5:1234',
      STOCK_FEED_CHECKSUM__BATHURST: 'a/b',
      STOCK_FEED_TIMEOUT__BATHURST: 'soon',
      STOCK_FEED_CONDITION__BATHURST: 'Fresh',
      STOCK_FEED_PASSWORD__BATHURST: 'CANARY',
      STOCK_MAPPING__BATHURST: 'https://bathurst.example/mapping.yml',
      STOCK_LAST_COUNT: 'many',
    }),
  );
  const text = describeSettingFaults(wrong);
  expect(text).not.toContain('CANARY');
  expect(wrong.map(({ setting }) => setting).sort()).toEqual([
    'STOCK_FEED_CHECKSUM__BATHURST',
    'STOCK_FEED_CONDITION__BATHURST',
    'STOCK_FEED_HEADER__ORANGE',
    'STOCK_FEED_HEADER__ORANGE',
    'STOCK_FEED_HOST_KEY__BATHURST',
    'STOCK_FEED_KEY__ORANGE',
    'STOCK_FEED_TIMEOUT__BATHURST',
    'STOCK_FEED_USER__BATHURST',
    'STOCK_LAST_COUNT',
    'STOCK_MAPPING__BATHURST',
  ]);
});
