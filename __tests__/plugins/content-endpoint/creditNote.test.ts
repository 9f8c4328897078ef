import { type Lender, withCreditNote } from '../../../plugins/content-endpoint/collections/creditNote';
import { credit } from '../../../src/locales/en-AU/credit';

const OWN = '<p>Repayments are indicative only.</p>';
const finance = (fields: Partial<Lender>): Lender => ({
  enabled: true,
  lenderName: 'Corella & Co',
  lenderLicenceNumber: '788214',
  ...fields,
});

it('a note to repayments names the lender and its licence, and warns of comparison rates', () => {
  const note = withCreditNote(OWN, finance({}), credit);
  expect(note).toContain(
    'Credit is provided by Corella &amp; Co, Australian credit licence 788214, to approved applicants only.',
  );
  for (const notice of credit.notices) expect(note).toContain(notice);
  // What is there already is not said again.
  expect(withCreditNote(note, finance({}), credit)).toBe(note);
});

it('a dealer without finance, and one whose own words say it all, keep theirs', () => {
  expect(withCreditNote(OWN, finance({ enabled: false }), credit)).toBe(OWN);
  const all = `<p>Credit by Corella, <b>licence 788 214</b>. ${credit.notices.join('</p><p>').replace('WARNING', '<b>Warning</b>')}</p>`;
  expect(withCreditNote(all, finance({}), credit)).toBe(all);
});
