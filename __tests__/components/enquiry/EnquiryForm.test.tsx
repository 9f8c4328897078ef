import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { parseEnquiry } from '../../../enquiries/parseEnquiry';
import { EnquiryForm } from '../../../src/components/enquiry/EnquiryForm';
import type { SendOutcome } from '../../../src/components/enquiry/sendEnquiry';
import type { Send } from '../../../src/components/enquiry/useEnquiry';
import { stockItemQuery } from '../../../src/components/stock/useStockItem';
import { queryClient } from '../../../src/components/ui/queryClient';
import type { EnquiryAbout } from '../../../src/content/enquiry/enquiryAddresses';
import { costPartsOff, driving } from '../../../src/device/driving';
import { wishlist } from '../../../src/device/garage';
import { fieldsFor, fieldsOf } from '../../../src/domain/enquiry/enquiryForms';
import { ENQUIRY_KINDS, type EnquiryKind } from '../../../src/domain/enquiry/enquiryKind';
import { aboutLines } from '../../../src/domain/enquiry/enquiryLines';
import { freeTimes, visitSlot } from '../../../src/domain/enquiry/visitTimes';
import { WEEKDAYS } from '../../../src/domain/openingHours';
import { toStockCard } from '../../../src/domain/stock/toStockCard';
import { forms } from '../../../src/locales/site/forms';
import { australia } from '../../../support/australia';
import { anEnquiry, anItem } from '../../../support/leads/enquiries';
import { openingHoursFixture } from '../../support/content/openingHoursFixture';
import { answerStaticQueries } from '../../support/gatsbyParts';
import { aStockItem } from '../../support/stock/aStockItem';
import { inventedSite } from '../finance/calculator/inventedSite';

const NOTHING_SAID = { reservationTerms: null, reservationPaymentUrl: null, valuationDisclaimer: null };
/** What content says of the forms; by itself, nothing. */
const contentSays = (words: Partial<Record<keyof typeof NOTHING_SAID, string | null>> = {}) => {
  const { content } = inventedSite;
  const site = { ...content.site, ...NOTHING_SAID, ...words };
  answerStaticQueries({ ...inventedSite, content: { ...content, site } });
};
beforeEach(() => contentSays());

const KINDS = ENQUIRY_KINDS.filter((kind) => kind !== 'serviceForm');
const phone = '(02) 5550 0140';

const show = async (kind: EnquiryKind, send: Send, about: EnquiryAbout = {}) =>
  act(async () => render(<EnquiryForm kind={kind} about={about} phone={phone} send={send} />));
const answering = (outcome: SendOutcome) => jest.fn<ReturnType<Send>, Parameters<Send>>(async () => outcome);
const sent = () => answering({ kind: 'sent', reference: 'K7M-4QX' });
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const fillContact = () => {
  type('Your name', 'Ann Lee');
  type('Phone', '0491 570 156');
};

/** The hidden field, as password managers read it: 1Password, LastPass, Bitwarden, Dashlane. */
const LEFT_ALONE =
  /data-1p-ignore="".*data-lpignore="true".*data-bwignore="".*data-form-type="other".*autocomplete="off"/;

test.each(KINDS)('%s has a control for each of its fields, and no checkbox is ticked', async (kind) => {
  await show(kind, sent());
  const named = [...document.querySelectorAll('[name]')].map((control) => control.getAttribute('name'));
  for (const { name } of fieldsFor(kind, 'cars', forms)) expect(named).toContain(name);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(document.querySelector('[name=website]')).toMatchObject({
    outerHTML: expect.stringMatching(LEFT_ALONE),
  });
});

test.each(KINDS)(
  '%s takes words in the direction of their letters, and numbers and addresses from the left',
  async (kind) => {
    await show(kind, sent());
    for (const [field, direction] of [
      ['name', 'auto'],
      ['message', 'auto'],
      ['phone', ''],
      ['email', ''],
    ])
      for (const { dir } of document.querySelectorAll<HTMLElement>(`form [name=${field}]`))
        expect(dir).toBe(direction);
    expect(document.querySelectorAll('form [dir=auto]').length).toBeGreaterThan(0);
  },
);

test.each(KINDS)('%s, sent empty, lists what is missing in a summary that takes the focus', async (kind) => {
  const send = sent();
  await show(kind, send);
  await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
  const summary = screen.getByRole('region', { name: /missing or wrong/ });
  expect(summary).toHaveFocus();
  const [first] = within(summary).getAllByRole('link');
  fireEvent.click(first as HTMLElement);
  expect(document.activeElement).toHaveAccessibleDescription(
    expect.stringContaining(first?.textContent ?? 'nothing'),
  );
  expect(send).not.toHaveBeenCalled();
});

test('what a browser without JavaScript posts holds only fields of the form', async () => {
  await show('bookATestDrive', sent());
  const form = document.querySelector('form') as HTMLFormElement;
  const known = [...fieldsOf('bookATestDrive', forms).map(({ name }) => name), 'kind', 'context', 'website'];
  expect([...new FormData(form).keys()].filter((name) => !known.includes(name))).toEqual([]);
});

test('the form sends what the server expects, with the item and the consent text', async () => {
  const send = sent();
  await show('enquireNow', send, { item: anItem as EnquiryAbout['item'] });
  expect(screen.getByRole('group', { name: 'What it is about' })).toHaveTextContent(anItem.title);
  fillContact();
  await press('Send the enquiry');
  expect(screen.getByRole('heading', { name: 'Thank you, we have it' })).toHaveFocus();
  expect(screen.getByText('K7M-4QX')).toBeVisible();
  const [enquiry] = send.mock.calls[0] ?? [];
  const { kind, answers, context } = enquiry as NonNullable<typeof enquiry>;
  expect(parseEnquiry({ kind, answers, context }, australia.forms)).toMatchObject({
    kind: 'ok',
    value: {
      answers: { name: 'Ann Lee', wantsNews: false },
      context: { item: { id: anItem.id }, consent: { version: expect.any(String) }, page: '/' },
    },
  });
});

describe('the deal that the shopper kept for the item', () => {
  const item = { ...anItem, stockType: 'cars' } as NonNullable<EnquiryAbout['item']>;
  const deal = { frequency: 'week', termMonths: 60, depositAmount: 2000, tradeInWorth: 9000 } as const;
  const lines = [
    ['My deal', '$121 a week'],
    ['Trade-in (estimate)', '−$9,000'],
    ['Deposit', '−$2,000'],
    ['Fees', '+$395'],
    ['Amount financed', '$24,385'],
    ['Term', '60 months'],
    ['Interest rate', '10.49% p.a., comparison rate 11.07% p.a.'],
  ].map(([label = '', value = '']) => ({ label, value }));
  beforeEach(() => {
    const card = toStockCard(aStockItem({ id: item.id, price: 34_990 }));
    wishlist.store([{ card, keptAt: 0, deal }]);
  });
  afterEach(() => act(() => void wishlist.store(undefined)));

  test.each(['enquireNow', 'makeAnOffer', 'reserveNow', 'bookATestDrive', 'valueTradeIn'] as const)(
    'is sent with %s as the screen shows it, with the legal warning beside its rates',
    async (kind) => {
      const send = sent();
      await show(kind, send, { item });
      const about = screen.getByRole('group', { name: 'What it is about' });
      await within(about).findByText(/^WARNING: This comparison rate/);
      for (const { label, value } of lines)
        expect(within(about).getByText(label).nextSibling).toHaveTextContent(value);
      const context = { item, figures: lines };
      expect(parseEnquiry({ ...anEnquiry(kind), context }, australia.forms).kind).toBe('ok');
      expect(aboutLines({ context: { item, figures: lines } })).toEqual(expect.arrayContaining(lines));
      if (kind !== 'enquireNow') return;
      fillContact();
      await press('Send the enquiry');
      expect(send.mock.calls[0]?.[0].context).toMatchObject(context);
    },
  );

  test('is sent with what the vehicle costs a week; without a deal, the shopper’s own driving is enough for that', async () => {
    wishlist.store(undefined);
    driving.store({ kilometresAYear: 26_000, diesel: 2 });
    const stock = aStockItem({ id: item.id, price: 34_990, fuelType: 'Diesel', fuelCombined: 8 });
    queryClient.setQueryData(stockItemQuery(item.id).queryKey, stock);
    await show('enquireNow', sent(), { item });
    const about = screen.getByRole('group', { name: 'What it is about' });
    expect((await within(about).findByText('Costs a week')).nextSibling).toHaveTextContent(
      /^\$\d+: \$\d+ repayment \+ \$80 diesel \(.*% p\.a\., comparison rate .*% p\.a\.\)$/,
    );
    expect(within(about).getByText('Without').nextSibling).toHaveTextContent(
      'servicing, registration, comprehensive insurance and tyres',
    );
    await within(about).findByText(/^WARNING: This comparison rate/);
    act(() => void costPartsOff.store(['repayment']));
    expect(about).not.toHaveTextContent(/Costs a week|WARNING/);
    act(() => void costPartsOff.store(undefined));
    await within(about).findByText('Costs a week');
    act(() => void driving.store(undefined));
    expect(about).not.toHaveTextContent('Costs a week');
    queryClient.clear();
  });

  test('is no business of a friend’s', async () => {
    await show('sendToAFriend', sent(), { item });
    expect(screen.getByRole('group', { name: 'What it is about' })).not.toHaveTextContent('My deal');
  });
});

test('a form that cannot be stored stays open with the number to ring, and is sent again under the same key', async () => {
  const send = answering({ kind: 'notKept' });
  await show('enquireNow', send);
  fillContact();
  await press('Send the enquiry');
  expect(screen.getByRole('alert')).toHaveTextContent('has not been sent');
  expect(screen.getByRole('link', { name: `Call ${phone}` })).toBeVisible();
  expect(screen.getByLabelText('Your name')).toHaveValue('Ann Lee');
  await press('Send the enquiry');
  type('Your name', 'Ann B. Lee');
  await press('Send the enquiry');
  const keys = send.mock.calls.map(([{ key }]) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('after a failure, another vehicle is another enquiry', async () => {
  const cards = [1, 2].map((place) =>
    toStockCard(aStockItem({ id: `T-${place}`, model: `Model ${place}`, price: 30_000 })),
  );
  wishlist.store(cards.map((card) => ({ card, keptAt: 0 })));
  const send = answering({ kind: 'notKept' });
  await show('bookATestDrive', send);
  fillContact();
  for (const name of [/Model 1/, /Model 2/]) {
    fireEvent.click(await screen.findByRole('radio', { name }));
    await press('Request the test drive');
  }
  const sentItems = send.mock.calls.map(([{ context }]) => context);
  expect(sentItems).toMatchObject(cards.map(({ objectID }) => ({ item: { id: objectID } })));
  expect(new Set(send.mock.calls.map(([{ key }]) => key)).size).toBe(2);
  act(() => void wishlist.store(undefined));
});

test('a form that waits on the device says so, and says that it was sent only when it was', async () => {
  let settle: (answer: SendOutcome & { readonly kind: 'sent' }) => void = () => undefined;
  const settled = new Promise<SendOutcome & { readonly kind: 'sent' }>((resolve) => (settle = resolve));
  await show('contact', answering({ kind: 'kept', isTooMany: false, settled }));
  fillContact();
  type('Message', 'Hello');
  await press('Send the message');
  expect(screen.getByRole('heading', { name: 'Saved on this device, not sent yet' })).toHaveFocus();
  expect(screen.queryByText(/we have it/)).toBeNull();
  await act(async () => settle({ kind: 'sent', reference: 'K7M-4QX' }));
  expect(screen.getByRole('heading', { name: 'Thank you, we have it' })).toBeVisible();
  expect(screen.getByText('K7M-4QX')).toBeVisible();
  expect(screen.queryByText(/not sent yet/)).toBeNull();
});

test('faults that only the server finds appear at their fields, and nothing typed is lost', async () => {
  await show('enquireNow', answering({ kind: 'faulty', faults: [{ field: 'name', message: 'Too odd' }] }));
  fillContact();
  await press('Send the enquiry');
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Too odd');
  expect(screen.getByLabelText('Phone')).toHaveValue('0491 570 156');
});

test('the message to a friend begins with the subject of the form', async () => {
  await show('sendToAFriend', sent(), { item: anItem as EnquiryAbout['item'] });
  expect(screen.getByLabelText(/^Your message/)).toHaveValue(
    `Hi, I found this and thought of you: ${anItem.title}. Have a look!`,
  );
});

test('a link in the message to a friend is a fault at its field, and the form is not sent', async () => {
  const send = sent();
  await show('sendToAFriend', send);
  type('Your name', 'Ann');
  type('Your email', 'ann@example.com');
  type('Friend’s name', 'Bo');
  type('Friend’s email', 'bo@example.net');
  type(/^Your message/, 'Look at gold.example');
  await press('Send it');
  expect(screen.getByLabelText(/^Your message/)).toHaveAccessibleDescription(/Leave out web addresses/);
  expect(send).not.toHaveBeenCalled();
  type(/^Your message/, 'Look at it. Great!');
  await press('Send it');
  expect(send).toHaveBeenCalledTimes(1);
});

/** The test's browser has none. Only its list of files is used. */
class FakeDataTransfer {
  readonly files: File[] = [];
  readonly items = { add: (file: File) => this.files.push(file) };
}

test('a valuation names the source of its data, and photos can be seen and removed', async () => {
  window.DataTransfer = FakeDataTransfer as never;
  // The test's browser has no addresses of files. One that is not given back would keep the photo in memory.
  const addresses = new Set<string>();
  URL.createObjectURL = (file) => {
    const address = `blob:${(file as File).name}`;
    addresses.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void addresses.delete(address);
  const send = sent();
  await show('valueTradeIn', send);
  expect(screen.getByText(/independent vehicle data provider/)).toBeVisible();
  const photo = (name: string, kind = 'image/jpeg') => new File(['x'], name, { type: kind });
  const field: HTMLInputElement = screen.getByLabelText(/^Photos/);
  const inField = () => [...(field.files ?? [])].map(({ name }) => name);
  for (const one of [photo('front.jpg'), photo('list.pdf', 'application/pdf')])
    await act(async () => fireEvent.change(field, { target: { files: [one] } }));
  // The browser counts them in the field, so that it never says "No file chosen" above them.
  expect(inField()).toEqual(['front.jpg', 'list.pdf']);
  const photos = screen.getByRole('list', { name: 'Chosen photos' });
  expect(photos.querySelector('img')).toHaveAttribute('src', 'blob:front.jpg');
  fillContact();
  type('Make', 'Toyota');
  type('Model', 'HiLux');
  await press('Ask for a valuation');
  expect(screen.getByRole('region', { name: 'One thing is missing or wrong' })).toHaveTextContent(
    'list.pdf is not a photo that we can read',
  );
  await press('Remove list.pdf');
  expect([...addresses]).toEqual(['blob:front.jpg']);
  expect(inField()).toEqual(['front.jpg']);
  await press('Ask for a valuation');
  expect(send.mock.calls[0]?.[0].photos.map(({ name }) => name)).toEqual(['front.jpg']);
  expect(addresses.size).toBe(0);
});

test.each([
  ['reserveNow', 'reservationTerms', /before you pay or agree to anything/],
  ['valueTradeIn', 'valuationDisclaimer', /independent vehicle data provider/],
] as const)(
  '%s says what content says above its fields, or that we say it first',
  async (kind, field, plain) => {
    await show(kind, sent());
    expect(screen.getByText(plain)).toBeVisible();
    cleanup();
    contentSays({ [field]: '$500 holds it for 48 hours.' });
    await show(kind, sent());
    expect(screen.queryByText(plain)).toBeNull();
    const terms = screen.getByText('$500 holds it for 48 hours.');
    expect(terms.compareDocumentPosition(screen.getByLabelText('Your name'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);

describe('After a reservation was requested', () => {
  const PAYMENT = 'https://pay.dealer.example/reserve';
  const reserve = async (kind: EnquiryKind = 'reserveNow', outcome?: SendOutcome) => {
    await show(kind, outcome === undefined ? sent() : answering(outcome));
    fillContact();
    const terms = screen.queryByRole('checkbox', { name: /read the terms/ });
    if (terms) fireEvent.click(terms);
    await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
  };
  const payment = () => screen.queryByRole('link', { name: /^Pay to reserve/ });

  test('the payment page of the dealer’s provider is one tap away, in a new tab', async () => {
    contentSays({ reservationPaymentUrl: PAYMENT });
    await reserve();
    expect(payment()).toHaveAttribute('href', PAYMENT);
    expect(payment()).toHaveAttribute('target', '_blank');
    expect(payment()).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText(/we never see your card/)).toBeVisible();
  });

  test.each([null, '#', 'http://pay.dealer.example/reserve'])(
    'there is none where content says %s',
    async (url) => {
      contentSays({ reservationPaymentUrl: url });
      await reserve();
      expect(screen.getByText('K7M-4QX')).toBeVisible();
      expect(payment()).toBeNull();
    },
  );

  test('there is no link to pay while the device keeps the form, and none after another form', async () => {
    contentSays({ reservationPaymentUrl: PAYMENT });
    await reserve('reserveNow', { kind: 'kept', isTooMany: false, settled: new Promise(() => undefined) });
    expect(screen.getByText(/Saved on this device/)).toBeVisible();
    expect(payment()).toBeNull();
    cleanup();
    await reserve('enquireNow');
    expect(screen.getByText('K7M-4QX')).toBeVisible();
    expect(payment()).toBeNull();
  });
});

describe('a test drive at one of the times that are free', () => {
  /** Thursday 26 November 2026, 2 pm in Sydney. */
  const NOW = new Date('2026-11-26T03:00:00Z');
  let taken: readonly string[] | undefined;
  const asked: string[] = [];

  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
    asked.length = 0;
    taken = [];
    const { content } = inventedSite;
    const written = {
      openingHours: WEEKDAYS.map((weekday) => ({ weekday, periods: openingHoursFixture.week[weekday] })),
      specialDays: openingHoursFixture.specialDays,
    };
    const site = { ...content.site, ...NOTHING_SAID, departments: [{ id: 'sales', ...written }] };
    const locations = [{ name: anItem.yard, ...written, departments: [] }];
    answerStaticQueries({ ...inventedSite, content: { ...content, site, locations } });
    global.fetch = jest.fn(async (url) => {
      asked.push(new URL(String(url)).pathname + new URL(String(url)).search);
      if (taken === undefined) throw new TypeError('Failed to fetch');
      return { json: async () => ({ taken }) } as Response;
    });
  });
  afterEach(() => jest.useRealTimers());

  const begin = async (send: Send = sent()) => {
    await show('bookATestDrive', send, { item: anItem as EnquiryAbout['item'] });
    await act(async () => screen.getByLabelText(/^Preferred day/).focus());
  };
  const choose = (date: string) => type(/^Preferred day/, date);
  const time = () => screen.getByLabelText<HTMLSelectElement>(/^Preferred time/);
  const times = () => [...time().options].slice(1).map(({ value }) => value);

  test('nothing is asked before the shopper begins, and nothing that is taken is offered after', async () => {
    taken = [
      '2026-11-28T09:00',
      '2026-11-28T10:30',
      ...freeTimes(openingHoursFixture, '2026-11-27', NOW).map((one) => visitSlot('2026-11-27', one)),
    ];
    await show('bookATestDrive', sent(), { item: anItem as EnquiryAbout['item'] });
    expect(asked).toEqual([]);
    await act(async () => screen.getByLabelText(/^Preferred day/).focus());
    expect(asked).toEqual(['/api/visits?kind=bookATestDrive&yard=Barden+Creek']);
    const days = [...screen.getByLabelText<HTMLSelectElement>(/^Preferred day/).options].map(
      ({ value }) => value,
    );
    expect(days).not.toContain('2026-11-27');
    choose('2026-11-28');
    expect(times()).toEqual(['08:30', '09:30', '10:00', '11:00', '11:30', '12:00']);
    expect(time()).toHaveAccessibleDescription('In Sydney time.');
  });

  test('where no server answers, every time of the yard can be wished for', async () => {
    taken = undefined;
    await begin();
    choose('2026-11-28');
    expect(times()).toHaveLength(8);
  });

  test('who comes too late reads so at the field, finds the time gone, and has lost nothing', async () => {
    const message = 'Somebody was a moment faster: 9 am on Saturday 28 November has just been taken.';
    await begin(answering({ kind: 'faulty', faults: [{ field: 'time', message }] }));
    choose('2026-11-28');
    type(/^Preferred time/, '09:00');
    fillContact();
    taken = ['2026-11-28T09:00'];
    await press('Request the test drive');
    expect(time()).toHaveAccessibleDescription(`In Sydney time. ${message}`);
    expect(asked).toHaveLength(2);
    expect(screen.getByLabelText('Your name')).toHaveValue('Ann Lee');
    expect(time()).toHaveValue('09:00');
    type(/^Preferred time/, '09:30');
    expect(times()).not.toContain('09:00');
  });

  test.each([
    [{ phone: '', email: 'ann@example.com' }, 'by email.'],
    [{ phone: '0491 570 156', email: '' }, 'by phone.'],
    [{ phone: '0491 570 156', email: 'ann@example.com' }, 'by phone or email.'],
  ])(
    'the thanks says that the time is kept, and answers by the way that the shopper gave: %j',
    async (given, way) => {
      const visit = 'https://www.dealer.example/api/visits?visit=x';
      await begin(answering({ kind: 'sent', reference: 'K7M-4QX', visit }));
      choose('2026-11-28');
      type(/^Preferred time/, '09:00');
      type('Your name', 'Ann Lee');
      type('Phone', given.phone);
      type('Email', given.email);
      await press('Request the test drive');
      expect(screen.getByText(/We’ve kept this time for you/)).toHaveTextContent(way);
      expect(screen.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
        'href',
        `${visit}&file=calendar`,
      );
      expect(screen.getByRole('link', { name: 'Change or cancel' })).toHaveAttribute('href', visit);
    },
  );

  test('a wish stays a request, which is confirmed by the way that the shopper gave', async () => {
    await begin();
    type('Your name', 'Ann Lee');
    type('Email', 'ann@example.com');
    await press('Request the test drive');
    expect(
      screen.getByText(/a request until we’ve confirmed the day and time with you by email/),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change or cancel' })).toBeNull();
  });

  test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
    'a device in %s is offered the days and times of the dealership’s clock, and reads whose they are',
    async (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      await begin();
      process.env.TZ = before;
      const [, today] = screen.getByLabelText<HTMLSelectElement>(/^Preferred day/).options;
      expect([today?.value, today?.text]).toEqual(['2026-11-26', 'Thursday 26 November']);
      choose('2026-11-26');
      expect(times()[0]).toBe('14:30');
      expect(time()).toHaveAccessibleDescription('In Sydney time.');
    },
  );

  test('a later day is chosen in a calendar, which ends in half a year, and has its free times', async () => {
    taken = ['2027-02-01T08:30'];
    await begin();
    choose('other');
    const day = screen.getByLabelText<HTMLInputElement>(/^Preferred day/);
    expect([day.type, day.min, day.max, day.value]).toEqual(['date', '2026-11-26', '2027-05-25', '']);
    expect(day).toHaveFocus();
    choose('2027-02-01');
    expect(times()[0]).toBe('09:00');
    choose('2027-01-31');
    expect([times(), time().options[0]?.text]).toEqual([[], 'Nothing is free that day']);
  });
});
