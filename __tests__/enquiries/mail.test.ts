import fc from 'fast-check';
import { withCountry } from '../../enquiries/dealership';
import { adfXml } from '../../enquiries/delivery/adf';
import { createQueues, deliverAll } from '../../enquiries/delivery/deliveries';
import { mailSender } from '../../enquiries/delivery/mailer';
import type { Destination, Lead } from '../../enquiries/lead';
import type { LeadEvent } from '../../enquiries/leadLog';
import type { Enquiry } from '../../src/domain/enquiry/enquiry';
import { aDesk } from '../../support/leads/aDesk';
import { anEnquiry, anyKind, HOSTILE_NAMES } from '../../support/leads/enquiries';
import { anyLetter } from '../support/anyLetter';
import { adfFaults } from '../support/leads/adfFaults';
import { temporaryStore } from '../support/leads/leadDesk';
import { startMailServer } from '../support/leads/mailServer';
import { elementsAt, parseXml } from '../support/leads/parseXml';
import { runs } from '../support/runs';

const FROM = 'website@quillbrooktallis.example';
const START = Date.parse('2026-11-23T10:00:00Z');

let held: Awaited<ReturnType<typeof temporaryStore>>;
let server: Awaited<ReturnType<typeof startMailServer>> | undefined;
let log: LeadEvent[];
let now: number;
let key = 0;

beforeEach(async () => {
  held = await temporaryStore();
  log = [];
  now = START;
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  held.remove();
});

const accept = (enquiry: unknown, destinations: readonly Destination[]) =>
  held.store.accept({
    key: `key-${++key}-0000`,
    contentHash: String(key),
    status: 'accepted',
    lead: {
      receivedAt: new Date(START).toISOString(),
      dealerId: 'quillbrook',
      brandId: 'tallis',
      enquiry: enquiry as Enquiry,
    },
    photos: [{ type: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]) }],
    destinations,
  });

const deliver = (url: string, timeout = 2000) => {
  const sender = (destination: Destination) =>
    mailSender(destination, {
      smtpUrl: url,
      from: FROM,
      timeout,
      store: held.store,
      setting: { dealership: withCountry(aDesk), form: 'both', crm: { to: 'crm@crm.example', form: 'adf' } },
      publishedItem: async () => undefined,
    });
  const queues = createQueues({
    store: held.store,
    senders: {
      dealer: sender('dealer'),
      crm: sender('crm'),
      shopper: sender('shopper'),
      friend: sender('friend'),
    },
    log: (event) => log.push(event),
    timeout,
    now: () => now,
    random: () => 0.5,
  });
  return deliverAll(queues);
};

describe('The mail about an enquiry', () => {
  it('tells a salesperson who asks, about what, and how to answer; a CRM gets ADF, the shopper a copy', async () => {
    server = await startMailServer();
    const accepted = await accept(anEnquiry('bookATestDrive'), ['dealer', 'crm', 'shopper']);
    await deliver(server.url);
    const reference = accepted.kind === 'accepted' ? accepted.reference : '';
    const to = (address: string) => server?.received.find((one) => one.to[0] === address)?.mail;

    const dealer = to('sales@quillbrooktallis.example');
    expect(dealer?.subject).toBe(`Book A Test Drive: 2021 Tallis Heron SR5 (${reference})`);
    expect(dealer?.replyTo?.value).toEqual([{ name: '', address: 'ann@example.com' }]);
    expect(dealer?.text).toContain('Call: tel:0491570156');
    expect(dealer?.text).toContain('Reply: mailto:ann@example.com');
    expect(dealer?.text).toContain(
      'https://www.quillbrooktallis.example/stock/used-cars/tallis/heron/wb-1042/',
    );
    expect(dealer?.text).toContain('Preferred day: Tuesday 1 December');
    expect(dealer?.text).toContain('Received 2026-11-23T21:00:00+11:00');
    expect(dealer?.attachments.map(({ contentType }) => contentType)).toEqual([
      'application/xml',
      'image/jpeg',
    ]);
    expect(adfFaults(dealer?.attachments[0]?.content.toString() ?? '')).toEqual([]);

    expect(adfFaults(to('crm@crm.example')?.text ?? '')).toEqual([]);
    expect(to('ann@example.com')?.text).toContain(reference);
  });

  it('carries a shopper’s build: grade, colour, accessories and the price, in words and in ADF', async () => {
    server = await startMailServer();
    const build = [
      { label: 'Grade', value: 'Heron Tour ($39,490)' },
      { label: 'Colour', value: 'Wren Blue (+$650)' },
      { label: 'Accessories', value: 'Cargo mat (+$189)' },
      { label: 'Estimated drive-away price', value: '$40,329' },
    ];
    const context = { model: { id: 'heron', title: 'Heron' }, build };
    await accept({ ...anEnquiry('enquireNow'), context }, ['dealer', 'crm']);
    await deliver(server.url);
    const mails = server.received.map(({ to, mail }) => ({
      to: to[0],
      text: mail.text ?? '',
      adf: mail.attachments[0]?.content.toString() ?? mail.text ?? '',
    }));
    expect(mails.map(({ to }) => to).sort()).toEqual(['crm@crm.example', 'sales@quillbrooktallis.example']);
    const dealer = mails.find(({ to }) => to?.startsWith('sales'));
    for (const { label, value } of build) {
      expect(dealer?.text).toContain(`${label}: ${value}`);
      for (const { adf } of mails) expect(adf).toContain(`${label}: ${value}`);
    }
    expect(mails.flatMap(({ adf }) => adfFaults(adf))).toEqual([]);
  });

  it('keeps a name from right to left apart from our words, and lists every number that can be called', async () => {
    server = await startMailServer();
    const phone = '0491\u2011570\u2011156 or (02) 5550 0140 ext 12';
    await accept(anEnquiry('enquireNow', { name: 'نور الهدى', phone }), ['dealer']);
    await accept(anEnquiry('sendToAFriend', { name: 'עדי כהן' }), ['friend']);
    await deliver(server.url);
    const text = server.received.map(({ mail }) => mail.text).join('\n');
    expect(text).toContain('from \u2068نور الهدى\u2069, reference');
    expect(text).toContain('the name “\u2068עדי כהן\u2069” on');
    expect(text).toContain('Call: tel:0491570156\nCall: tel:0255500140;ext=12\n');
  });

  it.each(HOSTILE_NAMES.map((name) => [name.slice(0, 30), name]))(
    'arrives with the name %j as it was typed, and adds no receiver',
    async (_short, name) => {
      server = await startMailServer();
      await accept(anEnquiry('enquireNow', { name, message: name }), ['dealer', 'crm', 'shopper']);
      await deliver(server.url);
      expect(server.received.map(({ to }) => to).sort()).toEqual([
        ['ann@example.com'],
        ['crm@crm.example'],
        ['sales@quillbrooktallis.example'],
      ]);
      for (const { mail } of server.received) {
        expect([mail.bcc, mail.cc]).toEqual([undefined, undefined]);
        expect([mail.to].flat().flatMap((one) => one?.value ?? [])).toHaveLength(1);
      }
      const seen = (text: string) =>
        text
          // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold these letters
          .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
          .replace(/\s+/g, ' ')
          .trim();
      const dealer = server.received.find(({ to }) => to[0]?.startsWith('sales@'))?.mail;
      expect(seen(dealer?.text ?? '')).toContain(seen(name));
      const xml = dealer?.attachments[0]?.content.toString() ?? '';
      expect(adfFaults(xml)).toEqual([]);
      const [comments] = elementsAt(parseXml(xml), 'prospect/customer/comments');
      expect(seen(comments?.text ?? '')).toContain(seen(name));
    },
  );

  it.each([
    [
      'refuses',
      { onMailFrom: (_: unknown, __: unknown, done: (error?: Error) => void) => done(new Error('no')) },
    ],
    [
      'asks to come back later',
      {
        onRcptTo: (_: unknown, __: unknown, done: (error?: Error) => void) =>
          done(Object.assign(new Error('greylisted'), { responseCode: 450 })),
      },
    ],
    ['never answers', { onConnect: () => {} }],
    [
      'hangs up after the text',
      {
        onData: (stream: NodeJS.ReadableStream, session: { id: string }) => {
          stream.resume();
          stream.on('end', () => hangUp(session.id));
        },
      },
    ],
  ])('is tried again, with the same identity, where a mail server %s', async (_what, options) => {
    const refusing = await startMailServer(options as never);
    hangUp = () => refusing.hangUp();
    await accept(anEnquiry(), ['dealer']);
    await deliver(refusing.url, 300);
    await refusing.stop();
    expect(log).toMatchObject([{ event: 'retry', destination: 'dealer', attempts: 1 }]);
    expect(JSON.stringify(log)).not.toContain('ann');

    server = await startMailServer();
    now += 61_000 * 1.1;
    await deliver(server.url);
    expect(log.at(-1)).toMatchObject({ event: 'sent', destination: 'dealer' });
    const [delivery] = (await held.store.list({}))[0]?.deliveries ?? [];
    expect(delivery?.state).toBe('sent');
    expect(server.received[0]?.mail.messageId).toMatch(/^<[0-9a-f]{32}@quillbrooktallis\.example>$/);
  });

  it('reaches the other shoppers at once where the mail server refuses the addresses of some', async () => {
    server = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.endsWith('nowhere.example')
            ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
            : null,
        ),
    });
    for (let index = 0; index < 8; index += 1)
      await accept(anEnquiry('enquireNow', { email: `ann@${index < 6 ? 'nowhere' : 'home'}.example` }), [
        'shopper',
      ]);
    await deliver(server.url);
    expect(server.received).toHaveLength(2);
    expect(log.filter(({ event }) => event === 'retry')).toHaveLength(6);
  });
});

let hangUp: (id: string) => void = () => {};

describe('An ADF document', () => {
  it('follows the DTD for every form and every letter', () => {
    fc.assert(
      fc.property(
        anyKind,
        fc.string({ unit: anyLetter }),
        fc.oneof(fc.constantFrom(...HOSTILE_NAMES), fc.string({ unit: anyLetter })),
        (kind, text, name) => {
          const lead: Lead = {
            id: 'x',
            reference: 'K7M-4QX',
            receivedAt: new Date(START).toISOString(),
            dealerId: 'quillbrook',
            brandId: 'tallis',
            enquiry: anEnquiry(kind, { name, message: text }) as unknown as Enquiry,
          };
          expect(adfFaults(adfXml(lead, withCountry(aDesk)))).toEqual([]);
        },
      ),
      { numRuns: runs(200, 10_000) },
    );
  });

  it('is rejected by the check if an element is missing, misplaced or unknown', () => {
    expect(
      adfFaults('<adf><prospect><vehicle interest="steal"><make>x</make></vehicle></prospect></adf>'),
    ).toEqual(
      expect.arrayContaining([
        '/adf/prospect holds 0 of requestdate',
        '/adf/prospect/vehicle interest="steal"',
        '/adf/prospect/vehicle holds 0 of model',
      ]),
    );
  });
});
