import { createServer } from 'node:http';
import {
  type RunningEndpoint,
  startContentEndpoint,
} from '../../../plugins/content-endpoint/endpoint/startContentEndpoint';
import { contentEndpoint } from '../../../src/config/buildChannels';
import type { Fault } from '../../../src/domain/fault';
import { listening } from '../../../support/listening';
import { eventually } from '../../support/eventually';
import {
  type InventedContent,
  inventedContent,
  markdownFile,
  member,
  post,
  vehicle,
} from './inventedContent';

async function ask(
  url: string,
  query: string,
): Promise<{ data?: Record<string, unknown>; errors?: unknown }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return response.json();
}

describe('the embedded content endpoint', () => {
  let content: InventedContent;
  let endpoint: RunningEndpoint;
  const told: (readonly Fault[])[] = [];

  beforeEach(async () => {
    told.length = 0;
    content = await inventedContent();
    endpoint = await startContentEndpoint({ ...content, onFaults: (faults) => told.push(faults) });
  });
  afterEach(async () => {
    await endpoint.stop();
    await content.dispose();
  });

  it('answers over HTTP on this machine alone', async () => {
    expect(endpoint.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/graphql$/);
    expect(await ask(endpoint.url, '{ site { dealershipName } }')).toEqual({
      data: { site: { dealershipName: 'Gumleaf Motors' } },
    });
  });

  it('sets no limit to how long a connection may be quiet, because a busy build would miss it', async () => {
    const response = await fetch(`${endpoint.url}?query={__typename}`);
    expect(response.headers.get('connection')).toBe('keep-alive');
    expect(response.headers.get('keep-alive')).toBeNull();
  });

  it('gives settings in the order and form of the contract', async () => {
    const { data } = await ask(
      endpoint.url,
      `{ site {
           sorts { label } disclaimers { number kind html } defaultPicture { url width height }
           departments { openingHours { weekday periods { opens closes } } specialDays { date periods { opens } } }
         }
         finance { repaymentInterestRate { default new used } feesFinanced comparisonRate { default } }
         filters { groups { filterItems { field type formattingType hardcodedValues } } bodyTypes { name value } } }`,
    );
    expect(data).toMatchObject({
      site: {
        sorts: [{ label: 'Default' }, { label: 'Dearest' }],
        disclaimers: [
          { number: 1, kind: 'driveAway', html: '<p>One.</p>\n' },
          { number: 2, kind: 'egc' },
          { number: 3, kind: 'poa' },
          { number: 4, kind: 'repayment' },
        ],
        defaultPicture: { url: '/uploads/road.png', width: 6, height: 4 },
      },
      finance: {
        repaymentInterestRate: { default: 11.94, new: 0, used: null },
        feesFinanced: true,
        comparisonRate: { default: null },
      },
      filters: {
        groups: [
          { filterItems: [{ field: 'make', type: 'select', formattingType: 'text', hardcodedValues: [] }] },
        ],
      },
    });
    const sales = (data as { site: { departments: { openingHours: unknown[]; specialDays: unknown[] }[] } })
      .site.departments[0];
    expect(sales?.openingHours).toHaveLength(7);
    expect(sales?.openingHours[6]).toEqual({ weekday: 'sunday', periods: [] });
    // The department's own Christmas Eve stands in place of the dealership's.
    expect(sales?.specialDays).toEqual([
      { date: '2030-12-24', periods: [{ opens: '09:00' }] },
      { date: '2030-12-25', periods: [] },
    ]);
  });

  it('gives the assurances by position, with the locations that they hold for', async () => {
    const { data } = await ask(
      endpoint.url,
      '{ assurances { kind title vehTypes stockTypes certifiedOnly link { url } locations { name } } }',
    );
    expect(data).toEqual({
      assurances: [
        {
          kind: 'exchange',
          title: 'Seven days',
          vehTypes: [],
          stockTypes: [],
          certifiedOnly: false,
          link: { url: '/exchange/' },
          locations: [],
        },
        {
          kind: 'warranty',
          title: 'Two more years',
          vehTypes: ['Used'],
          stockTypes: [],
          certifiedOnly: true,
          link: null,
          locations: [{ name: 'Gumleaf' }],
        },
      ],
    });
  });

  it('gives the locations by position, each with its own days that differ and those of the dealership', async () => {
    const { data, errors } = await ask(
      endpoint.url,
      `{ locations { id name phone mapUrl address { postcode } geo { latitude } openingHours { weekday } specialDays { date name } }
         location(id: "gumleaf") { name } nowhere: location(id: "gone") { name } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      locations: [
        {
          id: 'mill-yard',
          name: 'Mill Yard',
          phone: '(02) 5550 0102',
          mapUrl: null,
          address: { postcode: '2999' },
          geo: { latitude: -33 },
          specialDays: [
            { date: '2030-12-24', name: 'Christmas Eve' },
            { date: '2030-12-25', name: 'Christmas Day' },
          ],
        },
        {
          id: 'gumleaf',
          specialDays: [
            { date: '2030-12-24', name: 'Christmas Eve' },
            { date: '2030-12-25', name: 'Christmas morning' },
          ],
        },
      ],
      location: { name: 'Gumleaf' },
      nowhere: null,
    });
    const [first] = (data as { locations: { openingHours: unknown[] }[] }).locations;
    expect(first?.openingHours).toHaveLength(7);
  });

  it('gives the departments of a location, with the special days of the dealership too', async () => {
    const { data, errors } = await ask(
      endpoint.url,
      '{ location(id: "gumleaf") { departments { department { name } phone openingHours { weekday } specialDays { date periods { opens } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      location: {
        departments: [
          {
            department: { name: 'Sales' },
            phone: '(02) 5550 0103',
            openingHours: Array(7).fill({ weekday: expect.any(String) }),
            specialDays: [
              { date: '2030-12-24', periods: [{ opens: '09:00' }] },
              { date: '2030-12-25', periods: [{ opens: '09:00' }] },
            ],
          },
        ],
      },
    });
  });

  it('follows relations, and gives pages with their blocks', async () => {
    const { data, errors } = await ask(
      endpoint.url,
      `{ posts { id slug publishedAt readingMinutes category { name slug } author { name department { name } } related { title } }
         oldest: posts(order: oldestFirst) { id }
         chosen: posts(ids: ["towing", "gone", "first-service"]) { id }
         none: posts(ids: []) { id }
         brandSpecial(id: 4411) { slug previousSlugs endsAt termsHtml vehicles { name displayFields { bodyType seatNum } } }
         nothing: brandSpecial(id: 1) { slug }
         pages { pageType slug }
         page(id: "home") { blocks {
           __typename
           ... on HeroBlock { heading picture { alt } actions { url } }
           ... on VehicleRangeBlock { vehicles { id } }
           ... on PostsBlock { limit posts { id } }
           ... on TeamBlock { members { name html } }
           ... on OpeningHoursBlock { departments { id } }
         } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      posts: [
        expect.objectContaining({ id: 'first-service', related: [{ title: 'Towing' }] }),
        {
          id: 'towing',
          slug: 'towing',
          publishedAt: '2030-01-31T13:00:00.000Z',
          readingMinutes: 1,
          category: { name: 'Guides', slug: 'guides' },
          author: { name: 'Ann Lee', department: { name: 'Sales' } },
          related: [],
        },
      ],
      oldest: [{ id: 'towing' }, { id: 'first-service' }],
      chosen: [{ id: 'towing' }, { id: 'first-service' }],
      none: [],
      brandSpecial: {
        slug: 'bonus',
        previousSlugs: [],
        endsAt: '2030-03-31T13:00:00.000Z',
        termsHtml: '<p>While stock lasts.</p>\n',
        vehicles: [{ name: 'Wattle', displayFields: { bodyType: 'Hatch', seatNum: 5 } }],
      },
      nothing: null,
      pages: [
        { pageType: 'home', slug: '' },
        { pageType: 'standard', slug: 'about-us' },
        { pageType: 'stockIndex', slug: 'stock' },
        { pageType: 'vehicleIndex', slug: 'vehicles' },
        { pageType: 'brandSpecialsIndex', slug: 'brand-specials' },
        { pageType: 'dealerSpecialsIndex', slug: 'dealer-specials' },
        { pageType: 'blogIndex', slug: 'blog' },
      ],
      page: {
        blocks: [
          {
            __typename: 'HeroBlock',
            heading: 'Welcome',
            picture: { alt: 'A road through wheat' },
            actions: [],
          },
          { __typename: 'VehicleRangeBlock', vehicles: [{ id: 'wattle' }] },
          { __typename: 'PostsBlock', limit: 3, posts: [{ id: 'first-service' }, { id: 'towing' }] },
          { __typename: 'TeamBlock', members: [{ name: 'Ann Lee', html: '' }] },
          { __typename: 'OpeningHoursBlock', departments: [{ id: 'sales' }] },
        ],
      },
    });
  });

  it('changes nothing and shows no editing page', async () => {
    expect((await ask(endpoint.url, 'mutation { deletePost(id: "towing") }')).errors).toBeDefined();
    const page = await fetch(endpoint.url, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toMatch(/graphiql/i);
  });

  it('shows a build one state of the content, and an editor each saved file', async () => {
    const titles = '{ posts(order: oldestFirst) { title } }';
    await content.write('posts/towing.md', markdownFile({ ...post, title: 'Towing well' }));
    expect((await ask(endpoint.url, titles)).data).toEqual({
      posts: [{ title: 'Towing' }, { title: 'First service' }],
    });
    endpoint.readSaved();
    expect((await ask(endpoint.url, titles)).data).toEqual({
      posts: [{ title: 'Towing well' }, { title: 'First service' }],
    });
  });

  it('says whether it is answering, or was a moment ago', async () => {
    const whileAsked = ask(endpoint.url, '{ site { dealershipName } }').then(() => endpoint.isBusy());
    expect(endpoint.isBusy()).toBe(false);
    expect(await whileAsked).toBe(true);
    await eventually(async () => expect(endpoint.isBusy()).toBe(false));
  });

  it('goes on with the last good content while a saved file is at fault, and tells the fault once', async () => {
    await content.write('team/ann-lee.md', markdownFile({ ...member, name: '' }, ''));
    endpoint.readSaved();
    const names = '{ team { name } }';
    for (const answer of [await ask(endpoint.url, names), await ask(endpoint.url, names)])
      expect(answer.data).toEqual({ team: [{ name: 'Ann Lee' }] });
    expect(told).toEqual([
      [{ file: 'content/team/ann-lee.md', field: 'name', reason: 'must not be empty', isMissing: true }],
    ]);
    await content.write('team/ann-lee.md', markdownFile({ ...member, name: 'Ann Lee-Marsh' }, ''));
    endpoint.readSaved();
    expect((await ask(endpoint.url, names)).data).toEqual({ team: [{ name: 'Ann Lee-Marsh' }] });
  });

  it('does not start on content at fault, and lists all faults', async () => {
    await content.write('vehicles/wattle.md', markdownFile({ ...vehicle, name: '', position: 1.5 }));
    await expect(startContentEndpoint(content)).rejects.toThrow(
      /^The content has 2 faults:\n {2}content\/vehicles\/wattle\.md: name: must not be empty\n {2}content\/vehicles\/wattle\.md: position: must be a whole number/,
    );
  });

  it('names a port that is taken, and the way out', async () => {
    const { port, stop } = await listening(createServer());
    await expect(startContentEndpoint({ ...content, port })).rejects.toThrow(
      `cannot listen on port ${port} of 127.0.0.1: another program has it. Stop that program, or choose another port.`,
    );
    await stop();
  });

  it('leaves its port when it stops', async () => {
    const second = await startContentEndpoint(content);
    const port = Number(new URL(second.url).port);
    await second.stop();
    const third = await startContentEndpoint({ ...content, port });
    expect(third.url).toBe(second.url);
    await third.stop();
  });

  it('publishes its address to the configuration, and takes it back', () => {
    contentEndpoint.set(endpoint.url);
    expect(contentEndpoint.get()).toBe(endpoint.url);
    contentEndpoint.set(undefined);
    expect(contentEndpoint.get()).toBeUndefined();
  });
});
