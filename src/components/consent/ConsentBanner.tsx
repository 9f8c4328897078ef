import { css } from '@emotion/react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { PRIVACY_PATH } from '../../content/addresses';
import { consent, isRefusedByBrowser, keepChoice } from '../../device/consent';
import { floatingBox, layer, media, space, text } from '../../theme/tokens';
import { Button } from '../ui/Button';
import { useLayerHistory } from '../ui/layers/layerHistory';
import { Link } from '../ui/links/Link';
import { useStored } from '../ui/visit/useStored';
import { consentPanel } from './ConsentLink';

/**
 * Asks whether the site may measure how it is used. It floats over the foot of the window, so the page does not shift. It
 * comes before the header, so the keyboard reaches it right after the skip links. Both answers look the same.
 */
export function ConsentBanner() {
  const isOpen = useStored(consentPanel);
  const isAnswered = useStored(consent) !== undefined;
  return isOpen || !(isAnswered || isRefusedByBrowser()) ? <Banner isOpen={isOpen} /> : null;
}

function Banner({ isOpen }: { readonly isOpen: boolean }) {
  const choice = useStored(consent)?.choice;
  const isRefused = isRefusedByBrowser();
  const banner = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    // The browser scrolls a focused element to above the banner.
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${banner.current?.offsetHeight ?? 0}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    banner.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isOpen]);
  const close = () => consentPanel.set(false);
  // Only for a visitor who opened it. On a first visit the page comes with it.
  useLayerHistory(isOpen, close);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const choose = (next: 'granted' | 'denied') => {
    keepChoice(next);
    close();
  };
  return (
    <section ref={banner} css={frame} tabIndex={-1} aria-labelledby={titleId} onKeyDown={closeOnEscape}>
      <div>
        <h2 css={title} id={titleId}>
          {isRefused ? 'Nothing is measured' : 'May we count your visit?'}
        </h2>
        <p css={words}>
          {isRefused
            ? 'Your browser tells sites not to track you, and we stick to that. '
            : 'It shows us which pages help. We never record what you type, your name or your budget, and the site works the same either way. '}
          {choice !== undefined && !isRefused && `You said ${choice === 'granted' ? 'yes' : 'no'}. `}
          <Link href={PRIVACY_PATH}>Privacy</Link>
        </p>
      </div>
      {isRefused ? (
        <Button onClick={close}>Close</Button>
      ) : (
        <div css={answers}>
          <Button onClick={() => choose('denied')}>No, thanks</Button>
          <Button onClick={() => choose('granted')}>Yes, you may</Button>
        </div>
      )}
    </section>
  );
}

const frame = css(floatingBox, {
  position: 'fixed',
  insetInline: space[3],
  bottom: `max(${space[3]}, env(safe-area-inset-bottom))`,
  zIndex: layer.notice,
  display: 'grid',
  gap: `${space[3]} ${space[5]}`,
  alignItems: 'center',
  maxWidth: '52rem',
  marginInline: 'auto',
  padding: `${space[4]} ${space[5]}`,
  [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  [media.print]: { display: 'none' },
});
const title = css({ fontSize: text.body });
const words = css({ fontSize: text.small });
const answers = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] });
