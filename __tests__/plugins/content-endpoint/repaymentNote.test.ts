import type { Content } from '../../../plugins/content-endpoint/content';
import { repaymentNote } from '../../../plugins/content-endpoint/endpoint/repaymentNote';
import { credit } from '../../../src/locales/en-AU/credit';

const OWN = '<p>Repayments are indicative only.</p>';
const finance = (fields: object) =>
  ({
    enabled: true,
    lenderName: 'Corella & Co',
    lenderLicenceNumber: '788214',
    ...fields,
  }) as Content['finance'];

it('a note to repayments names the lender and its licence, and warns of comparison rates', () => {
  const note = repaymentNote(OWN, finance({}));
  expect(note).toContain(
    'Credit is provided by Corella &amp; Co, Australian credit licence 788214, to approved applicants only.',
  );
  for (const notice of credit.notices) expect(note).toContain(notice);
  // What is there already is not said again.
  expect(repaymentNote(note, finance({}))).toBe(note);
});

it('a dealer without finance, and one whose own words say it all, keep theirs', () => {
  expect(repaymentNote(OWN, finance({ enabled: false }))).toBe(OWN);
  const all = `<p>Credit by Corella, <b>licence 788 214</b>. ${credit.notices.join('</p><p>').replace('WARNING', '<b>Warning</b>')}</p>`;
  expect(repaymentNote(all, finance({}))).toBe(all);
});
