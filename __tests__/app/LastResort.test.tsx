import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { LastResort, PAGE_ID } from '../../src/app/LastResort';

function Page() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('Broken');
  return (
    <>
      <h1>Contact us</h1>
      <a href="/privacy/">Privacy</a>
      <button type="button" onClick={() => setIsBroken(true)}>
        Break
      </button>
    </>
  );
}

it('a page that breaks stays on the screen with its links, a message and another try', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <LastResort path="/contact/">
      <div id={PAGE_ID}>
        <Page />
      </div>
    </LastResort>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Break' }));
  expect(screen.getByRole('alert')).toHaveTextContent('stopped working');
  expect(screen.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy/');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
