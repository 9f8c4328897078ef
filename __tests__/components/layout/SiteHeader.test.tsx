import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuDisclosure } from '../../../src/components/layout/HeaderMenus';
import { SiteHeader } from '../../../src/components/layout/SiteHeader';
import type { StockType } from '../../../src/domain/stock/stockTypes';
import { typeWords } from '../../../src/domain/stock/typeWords';
import { dealerWords } from '../../../src/locales/site/words';
import { openingHoursFixture } from '../../support/content/openingHoursFixture';

function showHeader(stockType: StockType = 'cars') {
  render(
    <SiteHeader
      name="Marrindale Motors"
      shortlist={typeWords(stockType, dealerWords).shortlist}
      phone="(02) 5550 0142"
      address="12 High Street, Marrindale NSW 2999"
      hours={openingHoursFixture}
      navigation={{
        items: [
          { label: 'Finance', href: '/finance/', children: [] },
          { label: 'Stock', href: '/stock/', children: [{ label: 'New cars', href: '/stock/new-cars/' }] },
        ],
        callsToAction: [
          { label: 'Book a test drive', href: '/book-a-test-drive/', emphasis: 'primary' },
          { label: 'Sell your car', href: '/sell/', emphasis: 'secondary' },
        ],
      }}
    />,
  );
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('the phone number can be called, and the name links to the home page', () => {
  showHeader();
  expect(screen.getByRole('link', { name: '(02) 5550 0142' })).toHaveAttribute('href', 'tel:+61255500142');
  expect(screen.getByRole('link', { name: 'Marrindale Motors' })).toHaveAttribute('href', '/');
});

test('every page of the menu is a plain link, in both menus', () => {
  showHeader();
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  const links = navigation.querySelectorAll('a[href="/stock/new-cars/"]');
  expect(links).toHaveLength(2);
});

test.each([
  ['cars', 'Your garage'],
  ['boats', 'Your shortlist'],
] as const)('what a shopper of %s has saved is called as its kind of stock asks', (stockType, name) => {
  showHeader(stockType);
  for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', '/garage/');
});

test('the current page is marked, and no other', () => {
  window.history.replaceState(null, '', '/finance/');
  showHeader();
  const marked = [...document.querySelectorAll('[aria-current="page"]')];
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/finance/', '/finance/']);
});

const menu = () => screen.getByText('Finance').closest('details') as HTMLDetailsElement;

/** Opens the menu, because jsdom doesn't open a disclosure when its summary is pressed. */
function openMenu() {
  render(
    <>
      <MenuDisclosure summary="Finance">
        <a href="#how">How finance works</a>
        <button type="button">Inside</button>
      </MenuDisclosure>
      <button type="button">Elsewhere</button>
    </>,
  );
  menu().open = true;
}

test('following a link closes the menu, which stays mounted on the next page', async () => {
  openMenu();
  await userEvent.click(screen.getByRole('link'));
  expect(menu()).not.toHaveAttribute('open');
});

test('moving the focus out closes it; moving it inside does not', () => {
  openMenu();
  screen.getByRole('link').focus();
  screen.getByText('Inside').focus();
  expect(menu()).toHaveAttribute('open');
  screen.getByText('Elsewhere').focus();
  expect(menu()).not.toHaveAttribute('open');
});

test('a press anywhere else closes it', () => {
  openMenu();
  fireEvent.pointerDown(screen.getByText('Inside'));
  expect(menu()).toHaveAttribute('open');
  fireEvent.pointerDown(document.body);
  expect(menu()).not.toHaveAttribute('open');
});
