import fc from 'fast-check';
import { type Answer, emptyAnswer } from '../../src/domain/enquiry/enquiryField';
import { fieldsOf } from '../../src/domain/enquiry/enquiryForms';
import { ENQUIRY_KINDS, type EnquiryKind } from '../../src/domain/enquiry/enquiryKind';
import { australia } from '../australia';

/** A valid answer to each field, by field name. */
const GOOD: Readonly<Record<string, Answer>> = {
  name: 'Ann Lee',
  phone: '0491 570 156',
  email: 'ann@example.com',
  message: 'Is it still there?',
  date: '2026-12-01',
  time: '09:30',
  offer: '$34,500',
  acceptsTerms: true,
  friendName: 'Bo',
  friendEmail: 'bo@example.net',
  make: 'Toyota',
  model: 'HiLux',
  year: '2019',
  registrationNumber: 'ABC 123',
  registrationState: 'NSW',
  odometer: '64,000 km',
  condition: 'good',
  works: ['logBook'],
  details: '',
  transport: 'wait',
  wantsNews: false,
};

/** A correctly filled form. */
export const goodAnswers = (kind: EnquiryKind): Record<string, Answer> =>
  Object.fromEntries(
    fieldsOf(kind, australia.forms)
      .filter(({ input }) => input !== 'photos')
      .map((field) => [field.name, GOOD[field.name] ?? emptyAnswer(field)]),
  );

export const anItem = {
  id: 'wb-1042',
  title: '2021 Tallis Heron SR5',
  path: '/stock/used-cars/tallis/heron/wb-1042/',
  price: 3_499_000,
  priceType: 'egc',
  yard: 'Barden Creek',
  vehType: 'Used',
  year: 2021,
  make: 'Tallis',
  model: 'Heron',
  variations: 'SR5',
  vin: 'MR0KA3CD600123456',
  stockNumber: '1042',
  odometer: 48_000,
};

export const anEnquiry = (kind: EnquiryKind = 'enquireNow', answers: Record<string, unknown> = {}) => ({
  kind,
  answers: { ...goodAnswers(kind), ...answers },
  context: { item: anItem, page: anItem.path, language: 'en-AU' } as Record<string, unknown>,
});

export const anyKind = fc.constantFrom(...ENQUIRY_KINDS);

/** Names as people and attackers type them. */
export const HOSTILE_NAMES: readonly string[] = [
  'Ann\r\nBcc: everyone@example.com',
  'Ann\r\n\r\n<script>alert(1)</script>',
  ']]><vendor>x</vendor>',
  '"; DROP TABLE leads; --',
  '&lt;b&gt; &amp; <b>bold</b>',
  'Zoë 👩‍👩‍👧‍👦 O’Brien-Nguyễn',
  'نور الهدى \u202Egnol',
  '=?utf-8?B?QmNjOiB4?= <a@b.example>, c@d.example',
  'a\u0000b\u0007c\u2028d',
  `${'Long name '.repeat(1000)}`.slice(0, 10_000),
];

/** What a reader sees of the names that hold something else. */
const SEEN_NAMES: Readonly<Record<string, string>> = {
  'Ann\r\nBcc: everyone@example.com': 'Ann  Bcc: everyone@example.com',
  'Ann\r\n\r\n<script>alert(1)</script>': 'Ann    <script>alert(1)</script>',
  'نور الهدى \u202Egnol': 'نور الهدى gnol',
  'a\u0000b\u0007c\u2028d': 'a b c d',
};

/** A name of `HOSTILE_NAMES` as the store keeps it. */
export const seenName = (name: string): string => (SEEN_NAMES[name] ?? name).trim();
