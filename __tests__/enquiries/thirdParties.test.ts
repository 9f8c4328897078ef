import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STOCK_INDEX_FOLDER } from '../../src/domain/stock/itemShards';
import { aDesk } from '../../support/leads/aDesk';
import { anEnquiry, anItem } from '../../support/leads/enquiries';
import { startLeadOffice } from '../support/leads/leadOffice';
import { aStockItem } from '../support/stock/aStockItem';

const heron = aStockItem({
  id: anItem.id,
  make: 'Tallis',
  model: 'Heron',
  variations: 'SR5',
  year: 2021,
  price: 34_990,
  stockNumber: '1042',
  location: { name: 'Barden Creek' },
});
const sold = aStockItem({
  id: 'wb-7',
  make: 'Tallis',
  model: 'Kite',
  year: 2020,
  status: 'sold',
  price: 20_000,
});

/** What a sender can write into the parts of a request that no person types. */
const ADVERT = 'Buy gold at gold.example';
const forged = {
  item: { ...anItem, title: ADVERT, yard: ADVERT, stockNumber: ADVERT, price: 100, path: '/advert-of-gold/' },
  special: { id: 's', title: ADVERT },
  model: { id: 'm', title: ADVERT },
  teamMember: { id: 't', title: ADVERT },
  figures: [{ label: ADVERT, value: ADVERT }],
  build: [{ label: ADVERT, value: ADVERT }],
  page: '/advert-of-gold/',
};

let office: Awaited<ReturnType<typeof startLeadOffice>>;
const start = async (settings: Readonly<Record<string, string>> = {}) => {
  office = await startLeadOffice([heron, sold], settings);
};
afterEach(() => office.close());

const toFriend = (answers: Record<string, unknown> = {}, context: unknown = { item: anItem }) => ({
  ...anEnquiry('sendToAFriend', answers),
  context,
});

describe('The mail to a friend', () => {
  it('names the vehicle as the site publishes it, with the sender’s name and message', async () => {
    await start();
    await office.send(toFriend({ message: 'This one?\nIt is red.' }));
    const [friend] = office.mailsTo('bo@example.net');
    expect(friend?.mail.subject).toBe(
      'A vehicle that somebody thought you would like: 2021 Tallis Heron SR5',
    );
    expect(friend?.mail.text).toBe(`Hello,

Somebody who gave the name “Ann Lee” on our website asked us to send you this. We have not verified the name.

They wrote:
> This one?
> It is red.

Vehicle: 2021 Tallis Heron SR5
Price: $34,990
Stock number: 1042
Yard: Barden Creek

https://www.quillbrooktallis.example/stock/item/wb-1042/2021-tallis-heron-sr5/

We keep your address with this enquiry and send you nothing else.
Quillbrook Tallis, (02) 5550 0140
`);
  });

  it('repeats nothing of what the browser says about the vehicle, the figures or the page', async () => {
    await start();
    expect((await office.send(toFriend({}, forged))).status).toBe(201);
    const [friend] = office.mailsTo('bo@example.net');
    expect(friend?.source).not.toMatch(/gold/i);
    expect(friend?.mail.text).toContain('Price: $34,990');
    // The dealer reads all of it.
    expect(office.mailsTo('sales@quillbrooktallis.example')[0]?.mail.text).toContain(ADVERT);
  });

  it.each([
    ['an id that no vehicle has', { ...forged, item: { ...forged.item, id: '__proto__' } }],
    ['no vehicle', { ...forged, item: undefined }],
  ])('leaves the vehicle out if the browser sends %s', async (_what, context) => {
    await start();
    await office.send(toFriend({}, context));
    const [friend] = office.mailsTo('bo@example.net');
    expect(friend?.source).not.toMatch(/gold|Vehicle:|Price:/i);
    expect(friend?.mail.subject).toBe('A vehicle that somebody thought you would like: Quillbrook Tallis');
    expect(friend?.mail.text).toContain(aDesk.siteUrl);
  });

  it('names a sold vehicle without a price', async () => {
    await start();
    await office.send(toFriend({}, { item: { ...anItem, id: sold.id } }));
    const text = office.mailsTo('bo@example.net')[0]?.mail.text;
    expect(text).toContain('Vehicle: 2020 Tallis Kite');
    expect(text).not.toContain('Price:');
  });

  it.each([
    ['message', 'See www.gold.example'],
    ['name', 'gold.example'],
    ['friendName', 'https://gold.example'],
  ])('is not written if the %s holds a link, and the form says so at that field', async (field, text) => {
    await start();
    const answer = await office.send(toFriend({ [field]: text }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      faults: [{ field, message: expect.stringContaining('Leave out web addresses') }],
    });
    expect(office.mailsTo('bo@example.net')).toEqual([]);
  });

  it('waits if the published stock cannot be read, and leaves out the vehicle if the site publishes no stock', async () => {
    await start();
    const stock = join(office.folder, STOCK_INDEX_FOLDER);
    for (const name of readdirSync(stock))
      if (name !== 'items.json') writeFileSync(join(stock, name), '{"cut off');
    await office.send(toFriend());
    expect(office.mailsTo('bo@example.net')).toEqual([]);
    const [row] = await office.store.list({});
    expect(row?.deliveries.find(({ destination }) => destination === 'friend')).toMatchObject({
      state: 'waiting',
      attempts: 1,
    });

    rmSync(stock, { recursive: true });
    await office.send(toFriend());
    expect(office.mailsTo('bo@example.net')[0]?.mail.text).not.toContain('Vehicle:');
  });
});

describe('The shopper’s copy', () => {
  it('says what was sent and whom to ring, and repeats no free text', async () => {
    await start();
    const words = { name: 'Ann Gold', message: ADVERT };
    const answer = await office.send({ ...anEnquiry('bookATestDrive', words), context: forged });
    const { reference } = await answer.json();
    const [copy] = office.mailsTo('ann@example.com');
    expect(copy?.source).not.toMatch(/gold/i);
    expect(copy?.mail.subject).toBe(`We have your enquiry (${reference}): 2021 Tallis Heron SR5`);
    expect(
      copy?.mail.text,
    ).toBe(`Thank you for writing to Quillbrook Tallis. We have your enquiry and will get back to you. Your reference is ${reference}.

Book A Test Drive
Vehicle: 2021 Tallis Heron SR5
Price: $34,990
Stock number: 1042
Yard: Barden Creek
Preferred day: Tuesday 1 December
Preferred time: 9:30 am

Call us on (02) 5550 0170, or reply to this email.

We are here:
Monday to Friday: 8:30 am to 5:30 pm
Saturday: 8:30 am to 1 pm

Quillbrook Tallis
https://www.quillbrooktallis.example
`);
  });
});

describe('One mailbox', () => {
  it('gets at most ten mails a day from senders that nobody knows; the dealer still gets every lead', async () => {
    await start();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push((await office.send(toFriend({ email: `sender-${count}@example.com` }))).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(office.mailsTo('bo@example.net')).toHaveLength(10);
    expect(office.mailsTo('sales@quillbrooktallis.example')).toHaveLength(12);
    expect(office.mailsTo('sender-11@example.com')).toHaveLength(1);
  });

  it('counts as one however its address is written, as shopper or as friend', async () => {
    await start({ LEADS_MOST_TO_A_MAILBOX: '2' });
    const spellings = [
      'bo@m\u00fcnchen.example',
      'Bo+1@m\u00fcnchen.example',
      'b.o@M\u00dcNCHEN.example',
      'bo@xn--mnchen-3ya.example',
      'B.O+2@XN--MNCHEN-3YA.example',
      'bo+offers@m\u00fcnchen.example',
    ];
    const statuses: number[] = [];
    for (const [index, friendEmail] of spellings.slice(0, 5).entries())
      statuses.push(
        (await office.send(toFriend({ friendEmail, email: `sender-${index}@example.com` }))).status,
      );
    statuses.push((await office.send(anEnquiry('enquireNow', { email: spellings[5] }))).status);
    expect(statuses).toEqual(spellings.map(() => 201));
    const toDealer = office.mailsTo('sales@quillbrooktallis.example').length;
    const toSenders = [0, 1, 2, 3, 4].flatMap((index) =>
      office.mailsTo(`sender-${index}@example.com`),
    ).length;
    expect({ toDealer, toSenders, all: office.mails.length }).toEqual({ toDealer: 6, toSenders: 5, all: 13 });
  });

  it('is not filled by enquiries that count as spam', async () => {
    await start({ LEADS_MOST_TO_A_MAILBOX: '1' });
    await office.send({ ...toFriend(), website: 'https://gold.example' });
    await office.send(toFriend());
    expect(office.mailsTo('bo@example.net')).toHaveLength(1);
  });
});
