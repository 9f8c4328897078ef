import { describeSettingFaults, parseSettings } from '../../src/config/env';
import { okValue } from '../../support/okValue';

const trackingOf = (environment: Readonly<Record<string, string>>) =>
  okValue(parseSettings(environment)).tracking;
const faultsOf = (environment: Readonly<Record<string, string>>) => {
  const result = parseSettings(environment);
  if (result.kind === 'ok') throw new Error('These settings are accepted.');
  return result.fault;
};

describe('What a site measures', () => {
  test('is nothing without a setting', () => expect(trackingOf({})).toBeUndefined());

  test('is what the settings name', () => {
    expect(trackingOf({ ANALYTICS_TAG_ID: 'G-ABC123' })).toEqual({
      tag: { id: 'G-ABC123', scriptUrl: 'https://www.googletagmanager.com/gtag/js' },
      campaigns: false,
    });
    expect(
      trackingOf({
        ANALYTICS_TAG_ID: 'G-ABC123',
        ANALYTICS_TAG_URL: 'https://metrics.dealer.example/gtag/js',
        DATADOG_CLIENT_TOKEN: 'pub0123456789abcdef',
        DATADOG_SITE: 'datadoghq.eu',
        DATADOG_PROXY: 'https://logs.dealer.example/intake',
        EVENTS_URL: 'https://events.dealer.example/',
        CAMPAIGN_TRACKING: 'true',
      }),
    ).toEqual({
      tag: { id: 'G-ABC123', scriptUrl: 'https://metrics.dealer.example/gtag/js' },
      log: {
        clientToken: 'pub0123456789abcdef',
        site: 'datadoghq.eu',
        proxy: 'https://logs.dealer.example/intake',
      },
      eventsUrl: 'https://events.dealer.example/',
      campaigns: true,
    });
  });

  test('holds what the hosted search learns, where there is one', () => {
    const algolia = { SEARCH_ENGINE: 'algolia', ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'search' };
    expect(trackingOf({ ...algolia, ALGOLIA_INSIGHTS: 'true' })).toEqual({
      searchInsights: true,
      campaigns: false,
    });
    expect(trackingOf(algolia)).toBeUndefined();
    expect(trackingOf({ ALGOLIA_INSIGHTS: 'true' })).toBeUndefined();
  });

  test.each([
    ['ANALYTICS_TAG_ID', 'UA-1', 'must be the id of a tag'],
    ['ANALYTICS_TAG_URL', 'metrics', 'must be a whole address'],
    ['DATADOG_SITE', 'https://datadoghq.eu', 'must be the host of a region'],
    ['EVENTS_URL', '/events', 'must be a whole address'],
    ['CAMPAIGN_TRACKING', 'yes', 'must be true or false'],
  ])('a wrong %s is named with its value and the reason', (setting, value, reason) => {
    expect(describeSettingFaults(faultsOf({ [setting]: value }))).toContain(`${setting}=${value}  ${reason}`);
  });

  test('refuses a key that is not a client token, and no message shows the key', () => {
    const message = describeSettingFaults(faultsOf({ DATADOG_CLIENT_TOKEN: 'f00dfeed0123456789abcdef' }));
    expect(message).toContain('DATADOG_CLIENT_TOKEN=  must be a client token, which begins with pub');
    expect(message).not.toContain('f00dfeed');
  });

  test.each([
    [{ ANALYTICS_TAG_URL: 'https://metrics.dealer.example/' }, 'ANALYTICS_TAG_ID'],
    [{ DATADOG_PROXY: 'https://logs.dealer.example/' }, 'DATADOG_CLIENT_TOKEN'],
  ])('%j alone measures nothing, so the other setting is asked for', (environment, needed) => {
    expect(faultsOf(environment as Readonly<Record<string, string>>).map(({ setting }) => setting)).toEqual([
      needed,
    ]);
  });
});
