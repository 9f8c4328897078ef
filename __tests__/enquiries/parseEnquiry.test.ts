import fc from 'fast-check';
import { parseEnquiry } from '../../enquiries/parseEnquiry';
import { emptyAnswer, emptyAnswers } from '../../src/domain/enquiry/enquiryField';
import { fieldsOf, MAX_LETTERS_TO_A_FRIEND } from '../../src/domain/enquiry/enquiryForms';
import { ENQUIRY_KINDS, type EnquiryKind } from '../../src/domain/enquiry/enquiryKind';
import { countryOf } from '../../src/locales/countryOf';
import { australia } from '../../support/australia';
import { anEnquiry, anyKind, goodAnswers, HOSTILE_NAMES, seenName } from '../../support/leads/enquiries';
import { runs } from '../support/runs';

const { forms } = australia;

/** The faults of a form, by field. */
const faultsOf = (input: unknown): Readonly<Record<string, string>> => {
  const parsed = parseEnquiry(input, forms);
  return parsed.kind === 'ok'
    ? {}
    : Object.fromEntries(parsed.fault.map(({ field, message }) => [field, message]));
};
const wrongFields = (kind: EnquiryKind, answers: Record<string, unknown>): readonly string[] =>
  Object.keys(faultsOf(anEnquiry(kind, answers)));

test.each(ENQUIRY_KINDS)('%s: a filled-in form is accepted as typed', (kind) => {
  const given = anEnquiry(kind);
  expect(parseEnquiry(given, forms)).toEqual({ kind: 'ok', value: given });
});

test('an empty form lists everything that is missing, in the order of its fields', () => {
  const missing = Object.fromEntries(
    ENQUIRY_KINDS.map((kind) => [
      kind,
      Object.keys(faultsOf({ kind, answers: emptyAnswers(fieldsOf(kind, forms)) })),
    ]),
  );
  expect(missing).toEqual({
    bookATestDrive: ['name', 'phone'],
    financeCalculator: ['name', 'phone'],
    makeAnOffer: ['offer', 'name', 'phone'],
    reserveNow: ['name', 'phone', 'acceptsTerms'],
    sendToAFriend: ['friendName', 'friendEmail', 'name', 'email'],
    valueTradeIn: ['make', 'model', 'name', 'phone'],
    enquireNow: ['name', 'phone'],
    contact: ['name', 'phone', 'message'],
    serviceForm: ['make', 'model', 'works', 'date', 'time', 'transport', 'name', 'phone'],
  });
});

test('one way to answer is enough, and a wrong one is named', () => {
  expect(wrongFields('enquireNow', { phone: '' })).toEqual([]);
  expect(wrongFields('enquireNow', { email: '' })).toEqual([]);
  expect(wrongFields('enquireNow', { phone: '', email: 'ann@' })).toEqual(['email']);
});

test.each([
  ...['34500', '$34,500', '34 500.50', '30k', '$34.5 K', 'AU$34,500', 'A$ 34,500', 'nz$34.5k', '34,500 AUD'],
  ...['$\u200b34\u00a0500', 'AU $34,500', '34,500$'],
])('%s is an offer', (offer) => {
  expect(wrongFields('makeAnOffer', { offer })).toEqual([]);
});
test.each([
  ...['a lot', 'k', '0', '0k', '-5', '34,50', '34.500', '3,45,000', '34,500.123', 'US$5', '1e9'],
  ...['999999999999', `1${' '.repeat(400)}1`],
])('%s is not', (offer) => {
  expect(wrongFields('makeAnOffer', { offer })).toEqual(['offer']);
});

test.each([
  ...['ana@shopper.example.', 'a..b@shopper.example', '.a@shopper.example', 'a.@shopper.example'],
  ...['a@shopper..example', 'a@.example', 'a@-b.example', 'a@b-.example', 'a@10.0.0.1', 'a@b@c.example'],
  'a@b.example, c@d.example',
  'a@b.example;c',
  '<a@b.example>',
  'a b@c.example',
  'a@b.example\nBcc: c',
])('%j is not one address', (friendEmail) => {
  expect(wrongFields('sendToAFriend', { friendEmail })).toEqual(['friendEmail']);
});

test('a message to a friend has at most 500 letters', () => {
  expect(wrongFields('sendToAFriend', { message: 'x'.repeat(MAX_LETTERS_TO_A_FRIEND) })).toEqual([]);
  expect(wrongFields('sendToAFriend', { message: 'x'.repeat(MAX_LETTERS_TO_A_FRIEND + 1) })).toEqual([
    'message',
  ]);
});

test.each(HOSTILE_NAMES)('a person may be called %j, and is stored as a reader sees the name', (name) => {
  expect(parseEnquiry(anEnquiry('enquireNow', { name }), forms)).toMatchObject({
    kind: 'ok',
    value: { answers: { name: seenName(name) } },
  });
});

const CONTROLS = ['\u0000', '\u0007', '\n', '\r\n', '\t', '\u007f', '\u0085', '\u2028', '\u2029'];
test.each(CONTROLS)('%j in an email address is refused at its field', (control) => {
  for (const field of ['email', 'friendEmail'])
    expect(wrongFields('sendToAFriend', { [field]: `ann${control}@example.com` })).toEqual([field]);
});

/** Phone books and chats put such marks around what people copy. */
const UNSEEN = [
  '\u200b',
  '\u200e',
  '\u202a',
  '\u202c',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\u00ad',
];
test.each(UNSEEN)('the unseen mark %j costs nobody an enquiry, and is not stored', (mark) => {
  const given = {
    name: `${mark}Ann${mark} Lee`,
    phone: `${mark}0491 570${mark} 156${mark}`,
    email: `${mark}ann@exam${mark}ple.com${mark}`,
    message: `Is it${mark} still there?`,
  };
  expect(parseEnquiry(anEnquiry('enquireNow', given), forms)).toEqual({ kind: 'ok', value: anEnquiry() });
});

test.each(['ana+cars@shopper.example', "o'brien_1@x-y.example", 'żółw@münchen.example', 'a@x.xn--p1ai'])(
  '%s is an address',
  (email) => expect(wrongFields('enquireNow', { phone: '', email })).toEqual([]),
);

test('an address loses the space that a phone puts after it', () => {
  const parsed = parseEnquiry(
    anEnquiry('enquireNow', { email: 'ann@example.com ', name: ' Ann Lee' }),
    forms,
  );
  expect(parsed).toMatchObject({
    kind: 'ok',
    value: { answers: { email: 'ann@example.com', name: 'Ann Lee' } },
  });
});

test('a message keeps its lines and tabs, and loses other control characters', () => {
  const message = 'One\n\tTwo\r\nThree\u2028Four\u0000\u0007Five \u202eSix';
  expect(parseEnquiry(anEnquiry('contact', { message }), forms)).toMatchObject({
    value: { answers: { message: 'One\n\tTwo\nThree\nFour  Five Six' } },
  });
});

test('names that go to a friend have a limit, and links are refused where they would go to a friend', () => {
  const long = 'x'.repeat(101);
  expect(wrongFields('sendToAFriend', { name: long, friendName: long })).toEqual(['friendName', 'name']);
  const link = 'gold.example';
  expect(wrongFields('sendToAFriend', { name: link, friendName: link, message: link })).toEqual([
    'friendName',
    'name',
    'message',
  ]);
  expect(wrongFields('contact', { name: link, message: link })).toEqual([]);
});

test('what a browser sends beside the answers has limits', () => {
  const line = { label: 'x'.repeat(100), value: 'x'.repeat(3000) };
  const wrong = (context: object) => Object.keys(faultsOf({ ...anEnquiry(), context }));
  for (const name of ['figures', 'build']) {
    expect(wrong({ [name]: Array(12).fill(line) })).toEqual([]);
    expect(wrong({ [name]: Array(13).fill(line) })).toEqual([`context.${name}`]);
    expect(wrong({ [name]: [{ ...line, label: `${line.label}x` }] })).toEqual([`context.${name}.0.label`]);
    expect(wrong({ [name]: [{ ...line, value: `${line.value}x` }] })).toEqual([`context.${name}.0.value`]);
  }
  const title = 'x'.repeat(1601);
  for (const name of ['special', 'model', 'teamMember'])
    expect(wrong({ [name]: { id: '1', title } })).toEqual([`context.${name}.title`]);
  expect(wrong({ item: { id: '1', title, path: '/x/' } })).toEqual(['context.item.title']);
});

test.each([
  [
    'an answer of another form',
    { ...anEnquiry(), answers: { ...goodAnswers('enquireNow'), offer: '5' } },
    'offer',
  ],
  ['a key beside the answers', { ...anEnquiry(), admin: true }, 'admin'],
  ['an unknown fact', { ...anEnquiry(), context: { ip: '127.0.0.1' } }, 'context.ip'],
  [
    'an unknown fact of the item',
    { ...anEnquiry(), context: { item: { id: '1', title: 'x', path: '/x/', cost: 1 } } },
    'context.item.cost',
  ],
  [
    'a parameter that is no campaign’s',
    { ...anEnquiry(), context: { campaign: { email: 'a@b.example' } } },
    'context.campaign.email',
  ],
])('%s is refused', (_, input, field) => {
  expect(Object.keys(faultsOf(input))).toEqual([field]);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/x/?name=ann',
  '/\\elsewhere.example',
  '/x y/',
])('%s is no page of this site', (page) => {
  expect(Object.keys(faultsOf({ ...anEnquiry(), context: { page } }))).toEqual(['context.page']);
});

test('law: every input gets an answer, and an accepted form is unchanged', () => {
  fc.assert(
    fc.property(
      anyKind,
      fc.dictionary(
        fc.oneof(fc.constantFrom('name', 'phone', 'works', '__proto__'), fc.string()),
        fc.anything(),
      ),
      fc.anything(),
      (kind, answers, context) => {
        const parsed = parseEnquiry({ kind, answers, context }, forms);
        if (parsed.kind === 'err') return parsed.fault.length > 0;
        const names = fieldsOf(kind, forms).flatMap((field) =>
          field.input === 'photos' ? [] : [field.name],
        );
        expect(Object.keys(parsed.value.answers)).toEqual(names);
        return true;
      },
    ),
    { numRuns: runs(300, 20_000) },
  );
});

test('law: a form is valid, or exactly the spoiled fields are named', () => {
  const spoilt: Readonly<Record<string, unknown>> = {
    text: 5,
    longText: null,
    tick: 'yes',
    choice: 'none',
    choices: 'x',
  };
  fc.assert(
    fc.property(anyKind, fc.infiniteStream(fc.boolean()), (kind, picks) => {
      const fields = fieldsOf(kind, forms).filter(({ input }) => input !== 'photos');
      const spoiled = fields.filter(() => picks.next().value === true);
      const answers = Object.fromEntries(spoiled.map(({ name, input }) => [name, spoilt[input] ?? ['?']]));
      expect(new Set(wrongFields(kind, answers))).toEqual(new Set(spoiled.map(({ name }) => name)));
    }),
    { numRuns: runs(200, 5000) },
  );
});

test('every field has a label, and a message if it can be wrong', () => {
  for (const kind of ENQUIRY_KINDS)
    for (const field of fieldsOf(kind, forms)) {
      const hasFormat = !['text', 'longText', 'tick', 'choice', 'choices', 'photos'].includes(field.input);
      expect({ kind, ...field, wrong: field.wrong !== undefined }).toEqual(
        expect.objectContaining({ label: expect.stringMatching(/\S/), wrong: hasFormat }),
      );
      expect(['string', 'boolean', 'object']).toContain(typeof emptyAnswer(field));
    }
});

test('the context loses what would steer a terminal or turn its reader around', () => {
  const title = '2021 \u001b[2JHeron\u0000\u202e\u009b';
  const context = {
    item: { id: '1', title, path: '/x/' },
    consent: { text: 'a\nb', version: '1', at: '2026-11-23T10:00:00Z' },
  };
  expect(parseEnquiry({ ...anEnquiry(), context }, forms)).toMatchObject({
    value: { context: { item: { title: '2021  [2JHeron  ' }, consent: { text: 'a\nb' } } },
  });
});

it('has the fields of its own country: a form in New Zealand asks for no state', () => {
  const parsed = parseEnquiry(anEnquiry('valueTradeIn'), countryOf('en-NZ').forms);
  expect(parsed).toMatchObject({ kind: 'err', fault: [{ field: 'registrationState' }] });
});
