import { parseEnquiry } from '../../enquiries/parseEnquiry';
import { formPage } from '../../enquiries/plainPages';
import { enquiryTitle } from '../../src/domain/enquiry/enquiryLines';
import { dealerWords } from '../../src/locales/site/words';
import { australia } from '../../support/australia';
import { okValue } from '../../support/okValue';

const ANSWERS = { make: 'Tallis', model: 'Tern', name: 'Ann Lee', phone: '0491 570 156' };

describe('A form without JavaScript', () => {
  const page = (kind: string, answers: object, stockType: 'boats' | 'cars' = 'boats') =>
    formPage({ kind, answers }, [], 'key', stockType, australia);

  it('asks the owner of a boat for its hull number and engine hours, not for plates and kilometres', () => {
    const html = page('valueTradeIn', ANSWERS);
    expect(html).toMatch(/>Hull number<[\s\S]*>Engine hours</);
    expect(html).not.toMatch(/Registration|Kilometres/);
    expect(page('bookATestDrive', ANSWERS)).toContain('<h1>Book A Sea Trial</h1>');
  });

  it('asks again for every field, also one that is still empty', () => {
    const html = page('contact', { name: 'Ann Lee' }, 'cars');
    for (const name of ['name', 'phone', 'email', 'message']) expect(html).toContain(`id="${name}"`);
  });

  it('takes words in the direction of their letters, and addresses from the left', () => {
    const html = page('contact', ANSWERS);
    for (const field of ['name', 'message']) expect(html).toMatch(new RegExp(`dir="auto" id="${field}"`));
    expect(html).not.toMatch(/dir="auto" id="(?:phone|email)"/);
  });

  it('keeps an answer to a field of another stock type', () => {
    expect(page('valueTradeIn', { ...ANSWERS, odometer: '64000' })).toContain('value="64000"');
  });
});

it('The server takes the fields of every stock type, and refuses hours that are none', () => {
  const boat = {
    kind: 'valueTradeIn',
    answers: { ...ANSWERS, serialNumber: 'AUCBA12345K425', engineHours: '85 h' },
  };
  expect(okValue(parseEnquiry(boat, australia.forms)).answers).toMatchObject({
    serialNumber: 'AUCBA12345K425',
    engineHours: '85 h',
  });
  const wrong = parseEnquiry(
    { ...boat, answers: { ...boat.answers, engineHours: 'plenty' } },
    australia.forms,
  );
  expect(wrong).toEqual({
    kind: 'err',
    fault: [{ field: 'engineHours', message: 'Enter the engine hours as a number, such as 450' }],
  });
});

it('The title in the dealer’s inbox follows what the enquiry is about, else the dealership', () => {
  const item = { id: 'T1', title: 'Tern', path: '/stock/item/T1/tern/' };
  const about = (stockType?: 'boats' | 'trailers') => ({
    kind: 'bookATestDrive' as const,
    context: { item: { ...item, ...(stockType && { stockType }) } },
  });
  expect(enquiryTitle(about('trailers'), dealerWords, 'boats')).toBe('Book An Inspection');
  expect(enquiryTitle(about(), dealerWords, 'boats')).toBe('Book A Sea Trial');
  expect(enquiryTitle(about(), dealerWords)).toBe('Book A Test Drive');
});
