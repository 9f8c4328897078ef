import { fireEvent, render, screen } from '@testing-library/react';
import { offered, TellMe } from '../../../../src/components/pages/garage/TellMe';
import { rememberShopperFinance } from '../../../../src/device/shopperFinance';

const WATCHED = { searches: ['/stock/kia/'], items: ['a', 'b'] };
const fetched = jest.fn<Promise<Partial<Response>>, [URL, RequestInit]>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ status: 202 });
  Object.assign(window, { fetch: fetched });
});

const send = (email: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Email me' }));
};

test('sends the address with what is ticked, and says that a mail comes first', async () => {
  render(<TellMe {...WATCHED} />);
  fireEvent.click(screen.getByRole('checkbox', { name: /my saved searches \(1\)/ }));
  send(' ann@example.com ');
  expect(await screen.findByRole('status')).toHaveTextContent('we’ve sent a link to ann@example.com');
  const [url, { body }] = fetched.mock.calls[0] ?? [new URL('http://nowhere.example'), {}];
  expect([url.pathname, JSON.parse(String(body))]).toEqual([
    '/api/alerts',
    { email: 'ann@example.com', searches: [], items: ['a', 'b'] },
  ]);
});

test.each([
  [422, 'ann@example.com', /check the address/],
  [429, 'ann@example.com', /Too many requests/],
  [503, 'ann@example.com', /couldn’t be reached/],
  [undefined, 'ann@example.com', /couldn’t be reached/],
  [202, 'ann', /check the address/],
])('after %s to %s, the form is open with every word and says what to do', async (status, email, words) => {
  if (status === undefined) fetched.mockRejectedValue(new TypeError('no network'));
  else fetched.mockResolvedValue({ status, json: async () => ({ fault: 'email' }) });
  render(<TellMe {...WATCHED} />);
  send(email);
  expect(await screen.findByText(words)).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveValue(email);
  // A wrong address is where the keyboard goes on.
  expect(document.activeElement === field).toBe(/address/.test(words.source));
});

test('asks for at least one thing to watch, and shows only what was saved', () => {
  render(<TellMe searches={[]} items={['a']} />);
  fireEvent.click(screen.getByRole('checkbox'));
  send('ann@example.com');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose what we should watch');
  expect(fetched).not.toHaveBeenCalled();
});

test('a search by budget goes with the shopper’s own term, others as they are', async () => {
  rememberShopperFinance({ termMonths: 48 });
  const budget = '/stock/?affordAmount=250';
  render(<TellMe searches={[budget, '/stock/kia/']} items={[]} />);
  send('ann@example.com');
  await screen.findByRole('status');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body)).searches).toEqual([
    `${budget}&termMonths=48`,
    '/stock/kia/',
  ]);
});

describe('on a site whose server', () => {
  test('answers for emails, the form is offered', async () => {
    fetched.mockResolvedValue({ status: 204 });
    expect(await offered()).toBe(TellMe);
  });

  test.each([404, 403, 200])('answers %d, as files alone do, it says what works instead', async (status) => {
    fetched.mockResolvedValue({ status });
    const Offered = await offered();
    render(<Offered {...WATCHED} />);
    expect(screen.getByText(/doesn’t send emails\. What you save stays on this device/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test.each([503, 429, undefined])('answers %s just now, it can be tried again', async (status) => {
    if (status === undefined) fetched.mockRejectedValue(new TypeError('no network'));
    else fetched.mockResolvedValue({ status });
    await expect(offered()).rejects.toThrow();
  });
});
