import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { Send } from '../../../../src/components/enquiry/useEnquiry';
import { ServiceForm } from '../../../../src/components/pages/service/ServiceForm';
import { serviceDepartment, someSurroundings } from '../../../support/content/contentViews';

const show = async (send: Send = async () => ({ kind: 'notKept' })) =>
  act(async () =>
    render(
      <ServiceForm
        department={serviceDepartment}
        dealer={someSurroundings.dealer}
        builtAt={someSurroundings.builtAt}
        send={send}
      />,
    ),
  );
const type = (name: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const fillVehicle = () => {
  type('Make', 'Toyota');
  type('Model', 'HiLux');
  press('Continue');
};
const fillService = () => {
  fireEvent.click(screen.getByRole('checkbox', { name: /Log-book service/ }));
  press('Continue');
};
const fillTime = () => {
  fireEvent.click(screen.getByRole('radio', { name: 'Wed 17 June' }));
  fireEvent.change(screen.getByRole('combobox', { name: /Drop-off time/ }), { target: { value: '08:30' } });
  fireEvent.click(screen.getByRole('radio', { name: /loan vehicle/ }));
  press('Continue');
};
const fillContact = () => {
  type('Name', 'Ann Lee');
  type(/Phone/, '0491 570 156');
};
const fillToTheEnd = () => {
  fillVehicle();
  fillService();
  fillTime();
  fillContact();
};

beforeEach(() => {
  window.localStorage.clear();
  jest.useFakeTimers({ now: someSurroundings.builtAt });
});
afterEach(() => {
  jest.useRealTimers();
});

test('what is missing is shown at the field and in a summary that takes the focus and links to it', async () => {
  await show();
  press('Continue');
  const summary = screen.getByRole('region', { name: '2 things are missing or wrong' });
  expect(summary).toHaveFocus();
  const make = screen.getByRole('textbox', { name: 'Make' });
  expect(make).toHaveAccessibleDescription('Enter the make');
  expect(make).toBeInvalid();
  fireEvent.click(within(summary).getByRole('link', { name: 'Enter the make' }));
  expect(make).toHaveFocus();
});

test('each step begins at its question, and going back loses nothing', async () => {
  await show();
  fillVehicle();
  expect(screen.getByRole('heading', { name: 'What does it need?' })).toHaveFocus();
  press('Back');
  expect(screen.getByRole('textbox', { name: 'Make' })).toHaveValue('Toyota');
});

test('finished steps can be opened again, and the current one is marked', async () => {
  await show();
  fillVehicle();
  const steps = screen.getByRole('navigation', { name: 'Steps of the request' });
  expect(steps).toHaveTextContent('1.Vehicle2.Service');
  expect(within(steps).getByRole('listitem', { current: 'step' })).toHaveTextContent('Service');
  fireEvent.click(within(steps).getByRole('button', { name: 'Vehicle' }));
  expect(screen.getByRole('heading', { name: 'Which one is it?' })).toBeVisible();
});

test('only days and times at which the workshop is open are offered', async () => {
  await show();
  fillVehicle();
  fillService();
  const days = screen.getAllByRole('radio', { name: /June|July/ });
  expect(days).toHaveLength(15);
  expect(screen.queryByRole('radio', { name: /Sun/ })).toBeNull();
  expect(screen.queryByRole('option', { name: '8:30 am' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Sat 20 June' }));
  const times = within(screen.getByRole('combobox')).getAllByRole('option');
  expect(times.at(-1)).toHaveTextContent('12 noon');
});

test('a request that could not be sent is shown whole, with two other ways to send it, and can be changed', async () => {
  await show();
  fillToTheEnd();
  press('Send the request');
  expect(await screen.findByRole('heading', { name: 'Your request has not been sent' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Call (02) 5550 0144' })).toHaveAttribute(
    'href',
    'tel:+61255500144',
  );
  expect(screen.getByRole('link', { name: 'Send it by email' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Vehicle: Toyota HiLux')),
  );
  expect(screen.getByText('Wednesday 17 June, 8:30 am')).toBeVisible();
  expect(screen.getByText('Ann Lee')).toBeVisible();
  press('Change something');
  expect(screen.getByRole('textbox', { name: 'Model' })).toHaveValue('HiLux');
});

test('an accepted request is only a request until it is confirmed, and is sent once however often the button is pressed', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>(async () => ({ kind: 'sent', reference: 'S-1' }));
  await show(send);
  fillToTheEnd();
  press('Send the request');
  fireEvent.submit(screen.getByRole('button', { name: 'Sending …' }).closest('form') as HTMLFormElement);
  expect(await screen.findByText('S-1')).toBeVisible();
  expect(screen.getByText(/a request until we’ve confirmed it/)).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({
      kind: 'serviceForm',
      answers: expect.objectContaining({
        make: 'Toyota',
        works: ['logBook'],
        transport: 'loanCar',
        wantsNews: false,
      }),
      context: expect.objectContaining({
        consent: expect.objectContaining({ text: expect.stringContaining('arrange the service') }),
      }),
      honeypot: '',
    }),
  );
});

test('what the server refuses is asked again at its own step', async () => {
  await show(async () => ({
    kind: 'faulty',
    faults: [{ field: 'date', message: 'We’re closed on Wednesday 17 June. Choose another day' }],
  }));
  fillToTheEnd();
  press('Send the request');
  expect(await screen.findByRole('heading', { name: 'When suits you?' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Day' })).toHaveAccessibleDescription(/closed on Wednesday/);
  fireEvent.click(screen.getByRole('radio', { name: 'Thu 18 June' }));
  press('Continue');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann Lee');
});

test('the checkbox for offers starts unticked, and the collection notice is beside the button', async () => {
  await show();
  fillVehicle();
  fillService();
  fillTime();
  expect(screen.getByRole('checkbox', { name: /Send me offers/ })).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy/');
});

test('a drop-off that somebody else has just taken leads back to the time with everything typed, and another day is in a calendar', async () => {
  const message = 'Somebody was a moment faster: 8:30 am on Wednesday 17 June has just been taken.';
  let taken: readonly string[] = [];
  global.fetch = jest.fn(async () => ({ json: async () => ({ taken }) }) as Response);
  await show(async () => ({ kind: 'faulty', faults: [{ field: 'time', message }] }));
  fillToTheEnd();
  taken = ['2026-06-17T08:30'];
  await act(async () => press('Send the request'));
  const time = screen.getByRole('combobox', { name: /Drop-off time/ });
  expect(time).toHaveAccessibleDescription(`In Sydney time. ${message}`);
  expect(time).toHaveValue('');
  expect(within(time).queryByRole('option', { name: '8:30 am' })).toBeNull();
  expect(screen.getByRole('radio', { name: /loan vehicle/ })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Another day' }));
  const day = screen.getByLabelText('Which day?');
  expect([day.getAttribute('min'), day.getAttribute('max')]).toEqual(['2026-06-17', '2026-12-13']);
  fireEvent.change(day, { target: { value: '2026-08-03' } });
  expect(within(time).getByRole('option', { name: '8:30 am' })).toBeInTheDocument();
});
