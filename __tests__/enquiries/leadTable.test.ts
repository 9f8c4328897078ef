import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { leadTable } from '../../enquiries/leadTable';
import type { LeadRow } from '../../enquiries/store/leadRows';
import type { Enquiry } from '../../src/domain/enquiry/enquiry';
import { australia } from '../../support/australia';
import { anEnquiry } from '../../support/leads/enquiries';
import { anyLetter } from '../support/anyLetter';

const row = (answers: Readonly<Record<string, string>>): LeadRow => ({
  lead: {
    id: '1',
    reference: 'K7M-4QX',
    receivedAt: '2026-11-23T01:02:03.000Z',
    dealerId: 'quillbrook',
    brandId: 'tallis',
    enquiry: anEnquiry('enquireNow', answers) as unknown as Enquiry,
  },
  status: 'accepted',
  photoCount: 0,
  deliveries: [],
});

const read = (table: string): readonly Readonly<Record<string, string>>[] =>
  parse(table, { columns: true, bom: true });

test('a spreadsheet reads every lead exactly as typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter }), fc.string({ unit: 'grapheme' }), (name, message) => {
      const [lead, ...more] = read(
        leadTable([row({ name: `Ann ${name}`, message: `Hello ${message}` })], australia),
      );
      expect(more).toEqual([]);
      expect(lead).toMatchObject({ Reference: 'K7M-4QX', Form: 'Enquire Now', Name: `Ann ${name}` });
      expect(lead?.Answers).toContain(`Hello ${message}`.trim());
    }),
  );
});

test.each([
  '=HYPERLINK("http://evil.example")',
  '+61 2',
  '-1',
  '@sum',
  '\tx',
  '\n=1',
  ' =1',
  '\u200b=1',
  '＝1',
  '＋1',
  '－1',
  '＠sum',
  '﹦1',
  '−1',
])('a cell that starts like a formula is text: %s', (name) => {
  expect(read(leadTable([row({ name })], australia))[0]?.Name).toBe(`'${name}`);
});

test('without leads there are only headings, after the mark that Excel needs for accents', () => {
  expect(leadTable([], australia)).toMatch(/^\ufeff"Reference"/);
  expect(leadTable([], australia).split('\r\n')).toHaveLength(1);
});
