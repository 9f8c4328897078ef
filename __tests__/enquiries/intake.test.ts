import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import type { IntakeParts } from '../../enquiries/intake';
import type { Lead } from '../../enquiries/lead';
import type { Enquiry } from '../../src/domain/enquiry/enquiry';
import { emptyAnswers } from '../../src/domain/enquiry/enquiryField';
import { fieldsOf } from '../../src/domain/enquiry/enquiryForms';
import { aboutLines } from '../../src/domain/enquiry/enquiryLines';
import { forms } from '../../src/locales/site/forms';
import { anEnquiry, HOSTILE_NAMES, seenName } from '../../support/leads/enquiries';
import { type LeadDesk, startLeadDesk } from '../support/leads/leadDesk';
import { runs } from '../support/runs';

let desk: LeadDesk;
beforeAll(async () => {
  desk = await startLeadDesk();
});
afterAll(() => desk.close());

const leads = () => desk.store.list({});
const leadOf = async (reference: string): Promise<Lead | undefined> =>
  (await desk.store.list({ reference }))[0]?.lead;
const fields = (answers: Readonly<Record<string, string>>) => new URLSearchParams(answers);
const PLAIN = { accept: 'text/html,application/xhtml+xml' };

describe('The offers of an enquiry', () => {
  const NOW = Date.parse('2026-12-01T00:00:00Z');
  const OFFERS = [
    { id: 'brand-4402', title: 'Plate clearance', endsAt: '2026-12-31T13:00:00Z' },
    { id: 'mats', title: 'Free mats' },
    { id: 'over', title: 'Winter service', endsAt: '2026-11-30T13:00:00Z' },
  ];
  const sentTo = async (offersOf: IntakeParts['offersOf'], context: Partial<Enquiry['context']>) => {
    const own = await startLeadDesk({ offersOf, now: () => NOW });
    const given = anEnquiry('enquireNow');
    const answer = await own.postJson({ ...given, context: { ...given.context, ...context } });
    expect(answer.status).toBe(201);
    const [stored] = await own.store.list({});
    await own.close();
    if (!stored) throw new Error('not stored');
    return aboutLines(stored.lead.enquiry).filter(({ label }) => /Special|Offers/.test(label));
  };
  const item = { id: 'A1', title: '2026 Tallis Quartz', path: '/stock/item/A1/x/' };
  const known = async () => OFFERS;

  test.each([
    ['named as the site names it, whatever was sent', 'brand-4402', 'Plate clearance'],
    ['said to have ended', 'over', 'Winter service (this offer has ended)'],
    ['said to be unknown', 'gone', 'Anything (not an offer on the site)'],
  ])('the one that was chosen is %s', async (_, id, value) => {
    const special = { id, title: 'Anything' };
    expect(await sentTo(known, { special })).toEqual([{ label: 'Special', value }]);
  });

  test('those of the vehicle are named while they run, beside the one that was chosen', async () => {
    const offers = ['mats', 'brand-4402', 'over', 'gone'].map((id) => ({ id, title: 'Anything' }));
    const special = { id: 'mats', title: 'Anything' };
    expect(await sentTo(known, { special, item: { ...item, offers } })).toEqual([
      { label: 'Special', value: 'Free mats' },
      { label: 'Offers on it', value: 'Plate clearance' },
    ]);
  });

  test('an enquiry is kept, in its own words, if the site does not answer', async () => {
    const special = { id: 'mats', title: 'Free mats for me' };
    const silent = () => Promise.reject(new Error('down'));
    expect(await sentTo(silent, { special })).toEqual([{ label: 'Special', value: 'Free mats for me' }]);
  });
});

describe('An enquiry as JSON', () => {
  test('is in the store, word by word, once it is answered with its reference', async () => {
    const given = anEnquiry('makeAnOffer');
    const answer = await desk.postJson(given);
    expect(answer.status).toBe(201);
    const { reference, receivedAt } = await answer.json();
    expect(reference).toMatch(/^[A-HJKMNP-TV-Z2-9]{3}-[A-HJKMNP-TV-Z2-9]{3}$/);
    expect(await leadOf(reference)).toEqual({
      id: expect.any(String),
      reference,
      receivedAt,
      dealerId: 'quillbrook',
      brandId: 'tallis',
      stockVersion: 'v5',
      enquiry: given,
    });
  });

  test('that is invalid is answered with every fault, by field, and is not stored', async () => {
    const before = (await leads()).length;
    const answer = await desk.postJson({
      kind: 'enquireNow',
      answers: emptyAnswers(fieldsOf('enquireNow', forms)),
      secret: 1,
    });
    expect(answer.status).toBe(422);
    const { faults } = await answer.json();
    expect(faults.map(({ field }: { field: string }) => field)).toEqual(['secret', 'name', 'phone']);
    expect(await leads()).toHaveLength(before);
  });

  test.each([
    ['no JSON', '{', 'application/json', 422],
    ['a list', '[]', 'application/json', 422],
    ['another kind of content', '<a/>', 'application/xml', 415],
    ['no content', '', '', 415],
    ['more than a megabyte', `"${'x'.repeat(1_000_001)}"`, 'application/json', 413],
  ])('%s is refused with %#: %s', async (_, body, type, status) => {
    const answer = await desk.post(body, { 'content-type': type });
    expect(answer.status).toBe(status);
  });

  test('a body without a stated length is measured while it is read', async () => {
    let chunks = 0;
    const long = new ReadableStream({
      pull: (controller) => {
        chunks += 1;
        if (chunks > 20) controller.close();
        else controller.enqueue(new Uint8Array(100_000).fill(0x20));
      },
    });
    const answer = await fetch(desk.url, {
      method: 'POST',
      body: long,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  test('only POST is accepted', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await fetch(desk.url, { method })).status).toBe(405);
  });
});

describe('The idempotency key', () => {
  test('law: however often and in whatever order submissions are repeated, each key makes one lead', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(3), fc.constantFrom('one', 'other')), { minLength: 1, maxLength: 8 }),
        async (sends) => {
          const keys = Array.from({ length: 4 }, () => randomUUID());
          const first = new Map<string, { message: string; reference: string }>();
          const before = (await leads()).length;
          for (const [index, message] of sends) {
            const key = keys[index] ?? '';
            const answer = await desk.postJson(anEnquiry('enquireNow', { message }), {
              'idempotency-key': key,
            });
            const known = first.get(key);
            if (known !== undefined && known.message !== message) {
              expect(answer.status).toBe(409);
              continue;
            }
            expect(answer.status).toBe(201);
            const { reference } = await answer.json();
            expect(reference).toBe(known?.reference ?? reference);
            first.set(key, { message, reference });
          }
          expect(await leads()).toHaveLength(before + first.size);
        },
      ),
      { numRuns: runs(12, 200) },
    );
  });

  test('a form that is sent many times at once is one lead', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = (await leads()).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => desk.postJson(anEnquiry(), headers).then((answer) => answer.json())),
    );
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await leads()).toHaveLength(before + 1);
  });

  test('the time of sending does not change the content', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const at = (sentAt: string) => ({
      ...anEnquiry(),
      context: { openedAt: '2026-11-01T00:00:00Z', sentAt },
    });
    await desk.postJson(at('2026-11-01T00:01:00Z'), headers);
    expect((await desk.postJson(at('2026-11-02T09:00:00Z'), headers)).status).toBe(201);
  });

  test('a person whose browser filled in the hidden field can send again without it', async () => {
    const words = anEnquiry('contact', { message: `Autofilled ${randomUUID()}` });
    const post = (value: object) =>
      desk
        .post(JSON.stringify(value), { 'content-type': 'application/json' })
        .then((answer) => answer.json());
    const taken = await post({ ...words, website: 'https://autofill.example' });
    const heard = await post(words);
    expect(heard.reference).not.toBe(taken.reference);
    const rows = await desk.store.list({ most: 2 });
    expect(rows.map(({ status, deliveries }) => [status, deliveries.length])).toEqual([
      ['accepted', 1],
      ['spam', 0],
    ]);
  });

  test('an invalid key is refused', async () => {
    expect((await desk.postJson(anEnquiry(), { 'idempotency-key': 'x' })).status).toBe(422);
  });
});

describe('A form without JavaScript', () => {
  const filled = {
    kind: 'enquireNow',
    name: 'Ann',
    phone: '0491 570 156',
    message: 'Hello\r\nthere',
    wantsNews: 'on',
  };

  test('leads to the thank-you page with the reference', async () => {
    const answer = await desk.post(fields({ ...filled, idempotencyKey: randomUUID() }), PLAIN);
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    const page = await (await fetch(new URL(location, desk.url))).text();
    const reference = new URL(location, desk.url).searchParams.get('sent') ?? '';
    expect(page).toContain(reference);
    expect((await leadOf(reference))?.enquiry.answers).toMatchObject({
      name: 'Ann',
      message: 'Hello\nthere',
      wantsNews: true,
      email: '',
    });
  });

  test('without a key, sent twice, is one lead', async () => {
    const twice = { ...filled, message: randomUUID() };
    const [one, other] = [await desk.post(fields(twice), PLAIN), await desk.post(fields(twice), PLAIN)];
    expect(other.headers.get('location')).toBe(one.headers.get('location'));
  });

  test('that is invalid comes back with its faults, and with every word', async () => {
    const typed = { ...filled, phone: '12', name: `O'Brien "<b>` };
    const answer = await desk.post(
      fields({ ...typed, context: JSON.stringify({ page: '/contact/' }) }),
      PLAIN,
    );
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('Enter a phone number with its area code');
    expect(page).toContain('value="O&#39;Brien &quot;&lt;b&gt;"');
    expect(page).toContain('Hello\nthere</textarea>');
    expect(page).toContain('name="wantsNews" checked');
    expect(page).toContain('{&quot;page&quot;:&quot;/contact/&quot;}');
    expect(page).not.toContain('<b>');
  });

  test('that did not arrive whole is answered with a page', async () => {
    const answer = await desk.post(fields({ ...filled, context: '{"page":' }), PLAIN);
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('Go back and send it again');
  });

  test('of the workshop carries the ticked options', async () => {
    const form = fields({
      kind: 'serviceForm',
      make: 'Toyota',
      model: 'HiLux',
      date: '2026-12-01',
      time: '08:30',
      transport: 'wait',
      name: 'Ann',
      phone: '0491 570 156',
    });
    for (const work of ['logBook', 'tyres']) form.append('works', work);
    const { reference } = await (await desk.post(form)).json();
    expect((await leadOf(reference))?.enquiry.answers).toMatchObject({ works: ['logBook', 'tyres'] });
  });
});

describe('Photos of a trade-in', () => {
  const form = (photos: readonly Blob[]) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({
      kind: 'valueTradeIn',
      make: 'A',
      model: 'B',
      name: 'Ann',
      phone: '0491 570 156',
    }))
      data.append(name, value);
    for (const [index, photo] of photos.entries()) data.append('photos', photo, `${index}.jpg`);
    return data;
  };
  /** A photo as a phone takes it: on its side, with its location. */
  const phonePhoto = async () =>
    new Blob([
      (await sharp({ create: { width: 300, height: 200, channels: 3, background: '#aa3322' } })
        .jpeg()
        .withExif({ IFD0: { Make: 'Secret Phone' }, IFD3: { GPSLatitudeRef: 'S' } })
        .withMetadata({ orientation: 6 })
        .toBuffer()) as BlobPart,
    ]);

  test('are stored upright, without location and camera', async () => {
    const original = await phonePhoto();
    expect(Buffer.from(await original.arrayBuffer()).includes('Secret Phone')).toBe(true);
    const { reference } = await (await desk.post(form([original, original]))).json();
    const photos = await desk.store.photos((await leadOf(reference))?.id ?? '');
    expect(photos).toHaveLength(2);
    for (const { bytes } of photos) {
      const { width, height, exif, orientation } = await sharp(bytes).metadata();
      expect({ width, height, exif, orientation }).toEqual({ width: 200, height: 300 });
      expect(Buffer.from(bytes).includes('Secret Phone')).toBe(false);
    }
  });

  test('more than six, and files that are not photos, are refused in words', async () => {
    const photo = await phonePhoto();
    const seven = await desk.post(form(Array.from({ length: 7 }, () => photo)));
    expect([seven.status, (await seven.json()).faults]).toEqual([
      422,
      [{ field: 'photos', message: 'Choose at most 6 photos' }],
    ]);
    const text = await desk.post(form([new Blob(['<script>'])]));
    expect((await text.json()).faults[0].field).toBe('photos');
  });

  test('a form without photos sends an empty file, which does not count', async () => {
    expect((await desk.post(form([new Blob([])]))).status).toBe(201);
  });

  test('a photo in a form that has no photos is refused', async () => {
    const data = form([]);
    data.set('kind', 'enquireNow');
    data.append('photos', await phonePhoto(), 'x.jpg');
    expect((await desk.post(data)).status).toBe(422);
  });
});

describe('Robots', () => {
  const stored = async (reference: string) => (await desk.store.list({ reference }))[0];

  test('that fill in the hidden field, or type faster than people, get the same answer, and nothing is delivered', async () => {
    const hasty = { openedAt: '2026-11-01T00:00:00.000Z', sentAt: '2026-11-01T00:00:01.900Z' };
    for (const spam of [
      { ...anEnquiry(), website: 'https://buy.example' },
      { ...anEnquiry(), context: hasty },
    ]) {
      const answer = await desk.postJson(spam);
      expect(answer.status).toBe(201);
      const { reference } = await answer.json();
      expect(await stored(reference)).toMatchObject({ status: 'spam', deliveries: [] });
    }
  });

  test('a person who took two seconds is not a robot', async () => {
    const context = { openedAt: '2026-11-01T00:00:00.000Z', sentAt: '2026-11-01T00:00:02.000Z' };
    const { reference } = await (await desk.postJson({ ...anEnquiry(), context })).json();
    expect(await stored(reference)).toMatchObject({
      status: 'accepted',
      deliveries: [{ destination: 'dealer' }],
    });
  });

  test('one network address may send five a minute and thirty a day; others are not affected', async () => {
    let now = Date.parse('2026-11-23T10:00:00Z');
    const limited = await startLeadDesk({ limits: { mostAMinute: 5, mostADay: 30 }, now: () => now });
    const send = (address: string) => limited.postJson(anEnquiry(), { 'x-forwarded-for': address });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await send('203.0.113.1')).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await send('203.0.113.1')).headers.get('retry-after')).toBe('60');
    expect((await send('203.0.113.2')).status).toBe(201);
    // A sender can invent the first address in the header; the last is the one that our own proxy saw.
    expect((await send('203.0.113.9, 203.0.113.1')).status).toBe(429);
    let taken = 5;
    now += 60_000;
    for (; taken < 40; taken += 1) {
      now += 30_000;
      const answer = await send('203.0.113.1');
      if (answer.status === 429) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3600);
        break;
      }
    }
    expect(taken).toBe(30);
    now += 86_400_000;
    expect((await send('203.0.113.1')).status).toBe(201);
    await limited.close();
  });

  test('forms that are refused use up none of those enquiries, yet have a limit too, four times as high', async () => {
    const limited = await startLeadDesk({
      limits: { mostAMinute: 2, mostADay: 30 },
      now: () => Date.UTC(2026, 10, 23),
    });
    const [right, wrong] = ['0491 570 156', '04'];
    const statuses: number[] = [];
    for (const phone of [wrong, wrong, right, right, right, wrong, wrong, wrong, wrong])
      statuses.push((await limited.postJson(anEnquiry('enquireNow', { phone }))).status);
    await limited.close();
    expect(statuses).toEqual([422, 422, 201, 201, 429, 422, 422, 422, 429]);
  });
});

describe('Pages of other sites', () => {
  test('may send if the settings name them, and may ask first', async () => {
    const origin = 'https://www.dealer.example';
    const asked = await fetch(desk.url, { method: 'OPTIONS', headers: { origin } });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    const sent = await desk.postJson(anEnquiry(), { origin });
    expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([201, origin]);
  });

  test('may not send otherwise; shoppers are told where they can, and the log how to allow it', async () => {
    const strict = await startLeadDesk({ phone: '(02) 5550 0140' });
    for (const origin of ['https://staging.dealer.example', 'https://staging.dealer.example', 'null']) {
      const answer = await strict.postJson(anEnquiry(), { origin });
      expect(answer.status).toBe(403);
      expect((await answer.json()).message).toBe(
        'This address can’t send forms. Please use https://www.dealer.example, or call us on (02) 5550 0140.',
      );
      // A browser shows a page of another address no answer without this header.
      if (origin !== 'null') expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    }
    await strict.close();
    const hint = expect.stringContaining('LEADS_ALLOWED_ORIGINS');
    expect(strict.log).toEqual([
      { event: 'originRefused', origin: 'https://staging.dealer.example', hint },
      { event: 'originRefused', origin: 'null', hint },
    ]);
  });

  test('the server’s own pages may send', async () => {
    expect((await desk.postJson(anEnquiry(), { origin: new URL(desk.url).origin })).status).toBe(201);
  });
});

test('if the store cannot be written, the answer is 503 with a time to try again, and claims nothing', async () => {
  const full = Object.assign(new Error('database or disk is full: Ann Lee'), { code: 'SQLITE_FULL' });
  const broken = await startLeadDesk({
    store: {
      answerTo: async () => undefined,
      accept: () => Promise.reject(full),
      takenSlots: async () => [],
      addVisitToken: async () => false,
    },
  });
  const answer = await broken.postJson(anEnquiry());
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(broken.log).toEqual([{ event: 'storeFault', fault: 'SQLITE_FULL' }]);
  await broken.close();
});

test('hostile names are stored as a reader sees them, and the log names only references', async () => {
  for (const name of HOSTILE_NAMES) {
    const { reference } = await (await desk.postJson(anEnquiry('enquireNow', { name }))).json();
    expect((await leadOf(reference))?.enquiry.answers.name).toBe(seenName(name));
  }
  for (const event of desk.log)
    expect(event).toEqual({
      event: expect.stringMatching(/^(accepted|spam)$/),
      reference: expect.stringMatching(/^.{3}-.{3}$/),
    });
});

test.each([
  ['after a form', () => fetch(`${desk.url}?sent=K7M-4QX`)],
  ['of a form with its faults', () => desk.post(fields({ kind: 'contact' }), PLAIN)],
])('a page %s can be put into no frame', async (_, load) => {
  const answer = await load();
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
