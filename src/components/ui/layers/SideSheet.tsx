import { css } from '@emotion/react';
import { Activity, type ReactNode, useEffect, useId, useRef } from 'react';
import { color, iconButton, media, space, text } from '../../../theme/tokens';
import { Icon } from '../Icon';
import { useLayerHistory } from './layerHistory';

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  /** The name of the button that closes it. */
  readonly closeName?: string;
  /** Called when it has closed, whatever closed it. */
  readonly onClose: () => void;
  readonly foot?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A modal dialog along the right edge; on a phone it fills the screen. It closes on Escape and Back, and returns the focus. */
export function SideSheet({ isOpen, title, closeName = 'Close', onClose, foot, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  useEffect(() => {
    if (!isOpen) return;
    dialog.current?.showModal();
    // The root element scrolls, so the root element must stop.
    document.documentElement.style.overflow = 'hidden';
    return () => {
      dialog.current?.close();
      document.documentElement.style.overflow = '';
    };
  }, [isOpen]);
  useLayerHistory(isOpen, close);
  return (
    <dialog ref={dialog} css={sheet} className={className} aria-labelledby={titleId} onClose={onClose}>
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        <div css={layout}>
          <div css={top}>
            <h2 css={heading} id={titleId}>
              {title}
            </h2>
            <button type="button" css={closeButton} aria-label={closeName} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          <div css={scroll}>{children}</div>
          {foot}
        </div>
      </Activity>
    </dialog>
  );
}

const sheet = css({
  width: '100%',
  height: '100dvh',
  maxHeight: 'none',
  margin: '0 0 0 auto',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: color.paper,
  color: color.ink,
  textAlign: 'left',
  '&::backdrop': { background: 'rgb(28 31 27 / 0.45)' },
});
export const sheetInset = `clamp(${space[4]}, 4vw, ${space[5]})`;
const layout = css({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
  // In a low window, head and foot would leave no room, so all of it scrolls.
  [media.low]: { display: 'block', overflowY: 'auto' },
});
const top = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[2]} ${space[2]} ${space[2]} ${sheetInset}`,
  borderBottom: `1px solid ${color.line}`,
});
const heading = css({ fontSize: text.title });
const closeButton = css(iconButton, { background: 'none' });
const scroll = css({
  // Visually hidden labels are positioned. Without this they would scroll the dialog instead of the content.
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space[4],
  padding: `0 ${sheetInset} max(${space[5]}, env(safe-area-inset-bottom))`,
});
