import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuDisclosure } from '../../../src/components/layout/HeaderMenus';

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
