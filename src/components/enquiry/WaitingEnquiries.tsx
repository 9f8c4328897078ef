import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { mayWait } from '../../device/mayWait';
import { color, layer, radius, shadow, space, text } from '../../theme/tokens';
import type { Flushed } from './sendEnquiry';

/** Milliseconds to the next try, if the server names none. The pause doubles each time, up to `most`. */
const RETRY_MS = { first: 30_000, most: 600_000 } as const;

/** Sends the enquiries that wait on this device when a page opens, when the connection is back, and after a while; says so. */
export function WaitingEnquiries() {
  const [done, setDone] = useState<Flushed>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait: number = RETRY_MS.first;
    let isSending = false;
    const send = async () => {
      if (isSending || !mayWait.read()) return;
      isSending = true;
      clearTimeout(timer);
      try {
        const { sendWaiting } = await import('./sendEnquiry');
        const flushed = await sendWaiting();
        if (flushed.references.length > 0 || flushed.refused > 0) setDone(flushed);
        if (flushed.waiting > 0) later(flushed.afterMs);
      } catch {
        later();
      }
      isSending = false;
    };
    const later = (afterMs = wait) => {
      wait = Math.min(wait * 2, RETRY_MS.most);
      timer = setTimeout(send, afterMs);
    };
    // A form on this page sends first. What it could not send is tried again here after a while.
    const stop = mayWait.subscribe(() => {
      clearTimeout(timer);
      if (mayWait.read()) later();
    });
    window.addEventListener('online', send);
    void send();
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('online', send);
    };
  }, []);
  return (
    <div role="status" css={frame}>
      {done && (
        <div css={notice}>
          <p>
            {done.references.length > 0 && (
              <>
                Your enquiry from earlier has been sent. Reference{' '}
                <strong>{done.references.join(', ')}</strong>.{' '}
              </>
            )}
            {done.refused > 0 &&
              'An enquiry from earlier couldn’t be sent. Open its form again: everything you typed is still there.'}
          </p>
          <button type="button" css={close} onClick={() => setDone(undefined)}>
            Close
          </button>
        </div>
      )}
    </div>
  );
}

const frame = css({
  position: 'fixed',
  inset: `auto ${space[4]} ${space[5]}`,
  zIndex: layer.notice,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});
const notice = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  maxWidth: '36rem',
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.medium,
  background: color.ink,
  color: color.onAccent,
  fontSize: text.small,
  boxShadow: shadow,
  pointerEvents: 'auto',
});
const close = css({
  flex: 'none',
  minHeight: '2.5rem',
  padding: `0 ${space[2]}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
});
