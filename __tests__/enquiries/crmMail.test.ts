import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aDesk } from '../../support/leads/aDesk';
import { anEnquiry, anItem } from '../../support/leads/enquiries';
import { adfFaults } from '../support/leads/adfFaults';
import { startLeadOffice } from '../support/leads/leadOffice';
import { elementsAt, parseXml } from '../support/leads/parseXml';

const caseOf = (name: string) => readFileSync(join(__dirname, '../support/cases', name), 'utf8');
const CRM = 'leads@crm.example';

let office: Awaited<ReturnType<typeof startLeadOffice>>;
const start = async (settings: Readonly<Record<string, string>> = {}) => {
  office = await startLeadOffice([], { LEADS_CRM_EMAIL: CRM, ...settings });
};
afterEach(() => office.close());

/** The mail for one enquiry as a CRM reads it: the head, and the body exactly as it came over the wire. */
async function crmMailFor(enquiry: unknown) {
  const answer = await office.send(enquiry);
  const source = office.mailsTo(CRM).at(-1)?.source ?? '';
  const end = source.indexOf('\r\n\r\n');
  const body = source.slice(end + 4).replaceAll('\r\n', '\n');
  const head = new Map(
    source
      .slice(0, end)
      .replace(/\r\n\s+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { head, source, body, ...(await answer.json()) } as {
    readonly head: ReadonlyMap<string, string>;
    readonly source: string;
    readonly body: string;
    readonly reference: string;
    readonly receivedAt: string;
  };
}

const vehiclesOf = (body: string) =>
  elementsAt(parseXml(body), 'prospect/vehicle').map(({ attributes, children }) => ({
    ...attributes,
    ...Object.fromEntries(children.map(({ name, text }) => [name, text])),
  }));
const textAt = (body: string, path: string) => elementsAt(parseXml(body), path).map(({ text }) => text);
const namesOf = (body: string) =>
  Object.fromEntries(
    elementsAt(parseXml(body), 'prospect/customer/contact/name').map(({ attributes, text }) => [
      attributes.part,
      text,
    ]),
  );

test('the mail is the one that CRMs ask for, letter by letter', async () => {
  await start();
  const [head = '', expected = ''] = caseOf('L1/expected-body.txt').split('\n\n');
  const mail = await crmMailFor(anEnquiry());
  expect(head).toContain(`Content-Type: ${mail.head.get('content-type')} `);
  expect(head).toContain(`Content-Transfer-Encoding: ${mail.head.get('content-transfer-encoding')} `);
  expect(mail.head.get('subject')).toBe(`Website lead for ${aDesk.name} (${mail.reference})`);
  expect(mail.body.replace(/(?<=<prospect)[^>]*>[\s\S]*(?=<\/prospect>)/, '>...')).toBe(expected);
  expect(adfFaults(mail.body)).toEqual([]);
});

test('everything of a lead about a vehicle is in its element', async () => {
  await start();
  const mail = await crmMailFor(anEnquiry('bookATestDrive'));
  expect(vehiclesOf(mail.body)).toEqual([
    {
      interest: 'test-drive',
      status: 'used',
      year: '2021',
      make: 'Tallis',
      model: 'Heron',
      vin: 'MR0KA3CD600123456',
      stock: '1042',
      trim: 'SR5',
      odometer: '48000',
      price: '34990',
    },
  ]);
  expect(namesOf(mail.body)).toEqual({ first: 'Ann', last: 'Lee', full: 'Ann Lee' });
  expect(textAt(mail.body, 'prospect/customer/contact/email')).toEqual(['ann@example.com']);
  expect(textAt(mail.body, 'prospect/customer/contact/phone')).toEqual(['0491 570 156']);
  expect(textAt(mail.body, 'prospect/vendor/vendorname')).toEqual([aDesk.name]);
  const [at = ''] = textAt(mail.body, 'prospect/requestdate');
  // Sydney is ten hours ahead of UTC, and eleven in summer.
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+1[01]:00$/);
  expect(Date.parse(at)).toBe(Math.floor(Date.parse(mail.receivedAt) / 1000) * 1000);
});

const given = JSON.parse(caseOf('L2/lead.json')) as {
  readonly kind: 'enquireNow';
  readonly answers: readonly Readonly<Record<string, string>>[];
};

test.each([
  [given.answers[0], { first: 'Mary-Jane', last: 'van der Berg' }],
  [given.answers[1], { last: 'Suharto' }],
  [given.answers[2], { first: 'Dr. Nguyen', last: 'Thi Minh-Khai' }],
])('%j arrives letter by letter, with the name in its parts', async (answers = {}, parts) => {
  await start();
  const { body, source } = await crmMailFor({ kind: given.kind, answers });
  expect(adfFaults(body)).toEqual([]);
  expect(namesOf(body)).toEqual({ ...parts, full: answers.name });
  const [comments = ''] = textAt(body, 'prospect/customer/comments');
  for (const [label, value] of [
    ['Name', answers.name],
    ['Phone', answers.phone],
    ['Email', answers.email],
    ['Message', answers.message],
  ])
    if (value) expect(`${comments}\n`).toContain(`${label}: ${value}\n`);
  expect(source).not.toMatch(/<year>\s*<\/year>|<year\/>/);
});

test.each([
  ['about nothing', 'contact', {}, { make: 'Not specified', model: 'Not specified', interest: 'buy' }],
  ['for a service', 'serviceForm', {}, { make: 'Not specified', model: 'Not specified', interest: 'buy' }],
  [
    'about a model of the range',
    'enquireNow',
    { model: { id: 'heron', title: 'Heron' } },
    { make: 'Tallis', model: 'Heron', interest: 'buy', status: 'new' },
  ],
  [
    'about a used vehicle of which nobody knows more than the title',
    'enquireNow',
    {
      item: {
        id: 'wb-1',
        title: 'Tallis Kite',
        path: '/stock/item/wb-1/',
        vehType: 'Used',
        make: ' ',
        model: '',
        stockNumber: '',
        year: 0,
        odometer: 0,
        price: 0,
      },
    },
    { make: 'Tallis Kite', model: 'Tallis Kite', stock: 'wb-1', interest: 'buy', status: 'used' },
  ],
] as const)('a lead %s has a vehicle without empty parts', async (_what, kind, context, vehicle) => {
  await start();
  const { body } = await crmMailFor({ ...anEnquiry(kind), context });
  expect(adfFaults(body)).toEqual([]);
  expect(vehiclesOf(body)).toEqual([vehicle]);
});

test('a trade-in has the vehicle of the owner, after the one that they want', async () => {
  await start();
  const answers = { year: '', odometer: '0 km' };
  const own = { make: 'Toyota', model: 'HiLux', interest: 'trade-in', status: 'used' };
  const alone = await crmMailFor({ ...anEnquiry('valueTradeIn', answers), context: {} });
  expect(vehiclesOf(alone.body)).toEqual([own]);
  const both = await crmMailFor(
    anEnquiry('valueTradeIn', { odometer: '85,432.6 km', phone: '0491 570 156 / 02 5550 0140 x12' }),
  );
  expect(vehiclesOf(both.body)).toMatchObject([
    { interest: 'buy', model: 'Heron' },
    { ...own, year: '2019', odometer: '85433' },
  ]);
  expect(textAt(both.body, 'prospect/customer/contact/phone')).toEqual(['0491 570 156', '02 5550 0140 x12']);
  expect(adfFaults(both.body)).toEqual([]);
});

test.each([
  ['one paragraph', 'Long words and short ones. '.repeat(700)],
  ['one word', 'x'.repeat(19_000)],
  ['nothing but emoji', '😀'.repeat(9000)],
  ['letters that need a reference', `${'é&<"> '.repeat(3000)}`],
])(
  'a long message of %s is read by a strict parser, and no line is too long for a mail',
  async (_what, message) => {
    await start();
    const { body, source } = await crmMailFor(anEnquiry('enquireNow', { message }));
    expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThan(998);
    expect(source).toMatch(/^[\n\r\t\x20-\x7e]*$/);
    expect(adfFaults(body)).toEqual([]);
    const squeezed = (text: string) => text.replace(/\s/g, '');
    const [comments = ''] = textAt(body, 'prospect/customer/comments');
    expect(squeezed(comments)).toContain(squeezed(message));
  },
);

describe('The setting of a mail’s form', () => {
  const dealer = () => office.mailsTo('sales@quillbrooktallis.example')[0]?.mail;

  test('adf: the dealer’s mail holds only the ADF as well', async () => {
    await start({ LEADS_MAIL_FORM: 'adf' });
    await office.send(anEnquiry());
    expect(adfFaults(dealer()?.text ?? '')).toEqual([]);
    expect(dealer()?.attachments).toEqual([]);
  });

  test('text: neither the dealer nor the CRM gets ADF', async () => {
    await start({ LEADS_MAIL_FORM: 'text', LEADS_CRM_FORM: 'text' });
    await office.send(anEnquiry());
    for (const mail of [dealer(), office.mailsTo(CRM)[0]?.mail]) {
      expect(mail?.text).toContain('Enquire Now from Ann Lee');
      expect(mail?.attachments).toEqual([]);
    }
  });

  test('both: the words, with the ADF attached, readable without decoding', async () => {
    await start({ LEADS_CRM_FORM: 'both' });
    await office.send(anEnquiry());
    for (const { mail, source } of [
      ...office.mailsTo(CRM),
      ...office.mailsTo('sales@quillbrooktallis.example'),
    ]) {
      expect(mail.text).toContain('Enquire Now from Ann Lee');
      expect(mail.text).toContain(anItem.title);
      expect(mail.attachments.map(({ filename }) => filename)).toEqual(['lead.adf.xml']);
      expect(adfFaults(mail.attachments[0]?.content.toString() ?? '')).toEqual([]);
      expect(source).toContain('<?adf version="1.0"?>');
    }
  });
});
