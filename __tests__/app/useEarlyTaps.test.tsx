import { render, screen } from '@testing-library/react';
import { useEarlyTaps } from '../../src/app/wrapPageElement';

const pressed = jest.fn();

function Page() {
  useEarlyTaps();
  return (
    <button type="button" onClick={pressed}>
      <span>Save</span>
    </button>
  );
}

/** Puts the button on the page as it was built, and hydrates it after `tap`. */
function openPage(tap: (word: HTMLElement, taps: Event[]) => void): void {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<button type="button"><span>Save</span></button>';
  const taps: Event[] = [];
  window.earlyTaps = taps;
  tap(screen.getByText('Save'), taps);
  if (window.earlyTaps) render(<Page />, { container, hydrate: true });
}

afterEach(() => {
  document.body.replaceChildren();
  pressed.mockClear();
});

describe('A button that is tapped before the page is live', () => {
  it('is pressed once, however often it was tapped', () => {
    openPage((word, taps) => {
      word.addEventListener('click', (event) => taps.push(event));
      word.click();
      word.click();
    });
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(window.earlyTaps).toBeUndefined();
  });

  it('is not pressed again for the tap during which the page becomes live', () => {
    openPage((word, taps) => {
      const container = document.body.firstElementChild as HTMLElement;
      document.body.addEventListener(
        'click',
        (event) => {
          taps.push(event);
          render(<Page />, { container, hydrate: true });
        },
        { capture: true, once: true },
      );
      word.click();
    });
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
