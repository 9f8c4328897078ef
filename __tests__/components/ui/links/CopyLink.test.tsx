import { fireEvent, render, screen } from '@testing-library/react';
import { CopyLink } from '../../../../src/components/ui/links/CopyLink';

const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));

test.each([
  ['refuses to copy', { writeText: refuse }],
  ['has no clipboard', undefined],
])('a browser that %s shows the address to copy by hand', async (_, clipboard) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  render(<CopyLink address="https://dealer.example/garage/#A1" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('Copy this address: https://dealer.example/garage/#A1')).toBeVisible();
});
