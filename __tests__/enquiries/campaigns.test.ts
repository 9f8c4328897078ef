import { createCampaigns } from '../../enquiries/campaigns';
import type { LeadEvent } from '../../enquiries/leadLog';
import { CAMPAIGN_PATH } from '../../src/domain/campaign';
import { temporaryStore } from '../support/leads/leadDesk';

const DAY_MS = 86_400_000;

let kept: Awaited<ReturnType<typeof temporaryStore>>;
beforeEach(async () => {
  kept = await temporaryStore();
});
afterEach(() => kept.remove());

const asked = (data?: string, method = 'GET') =>
  new Request(`https://www.dealer.example${CAMPAIGN_PATH}`, {
    method,
    ...(data === undefined ? {} : { headers: { data } }),
  });
const SPRING = { utmCampaign: 'spring', queryString: 'gclid=Cj0' };

it('a campaign is stored under an id that stays the same whenever the campaign comes again', async () => {
  const answer = createCampaigns({ store: kept.store, log: () => undefined });
  const first = await answer(asked(JSON.stringify(SPRING)), '203.0.113.7');
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('no-store');
  const { campaignId } = (await first.json()) as { readonly campaignId: string };
  expect(await kept.store.campaign(campaignId)).toEqual(SPRING);

  const { utmCampaign, queryString } = SPRING;
  const again = await answer(asked(JSON.stringify({ queryString, utmCampaign })), '203.0.113.8');
  expect(await again.json()).toEqual({ campaignId });
  const other = await answer(asked(JSON.stringify({ ...SPRING, queryString: 'gclid=Cj1' })), '203.0.113.7');
  expect(await other.json()).not.toEqual({ campaignId });
});

it('letters beyond ASCII arrive as JSON escapes', async () => {
  const answer = createCampaigns({ store: kept.store, log: () => undefined });
  const { campaignId } = (await (await answer(asked('{"utmCampaign":"\\u00e9t\\u00e9"}'), '')).json()) as {
    readonly campaignId: string;
  };
  expect(await kept.store.campaign(campaignId)).toEqual({ utmCampaign: 'été' });
});

it.each([
  ['no header', undefined],
  ['no JSON', '{'],
  ['neither a campaign nor a click', '{"utmSource":"radio"}'],
  ['a name that is no string', '{"utmCampaign":{"a":1}}'],
])('%s is refused and not kept', async (_, data) => {
  const keepCampaign = jest.fn();
  const answer = createCampaigns({ store: { keepCampaign }, log: () => undefined });
  expect((await answer(asked(data), '203.0.113.7')).status).toBe(400);
  expect(keepCampaign).not.toHaveBeenCalled();
});

it('another method is refused', async () => {
  const answer = createCampaigns({ store: kept.store, log: () => undefined });
  expect((await answer(asked(JSON.stringify(SPRING), 'POST'), '')).status).toBe(405);
});

it('one network address cannot fill the store', async () => {
  const answer = createCampaigns({
    store: { keepCampaign: async () => undefined },
    log: () => undefined,
    now: () => 0,
  });
  const statuses: number[] = [];
  for (let call = 0; call < 61; call++)
    statuses.push((await answer(asked(JSON.stringify(SPRING)), '203.0.113.7')).status);
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses[60]).toBe(429);
});

it('a store that cannot be written is reported in the answer and in the log', async () => {
  const log: LeadEvent[] = [];
  const keepCampaign = () => Promise.reject(new Error('disk'));
  const answer = createCampaigns({ store: { keepCampaign }, log: (event) => log.push(event) });
  expect((await answer(asked(JSON.stringify(SPRING)), '')).status).toBe(503);
  expect(log).toEqual([{ event: 'storeFault', fault: 'campaign' }]);
});

it('campaigns are deleted with the leads of their time', async () => {
  await kept.store.keepCampaign('old', { utmCampaign: 'old' }, 0);
  await kept.store.keepCampaign('new', { utmCampaign: 'new' }, 8 * DAY_MS);
  await kept.store.deleteOlderThan(7, 10 * DAY_MS);
  expect(await kept.store.campaign('old')).toBeUndefined();
  expect(await kept.store.campaign('new')).toEqual({ utmCampaign: 'new' });
});
