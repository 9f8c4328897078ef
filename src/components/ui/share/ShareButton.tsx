import { css } from '@emotion/react';
import { startTransition, useRef, useState } from 'react';
import { color, iconButton, media, radius, shadow, space } from '../../../theme/tokens';
import { buttonStyles } from '../Button';
import { LineDrawing } from '../Icon';
import { useLayerHistory } from '../layers/layerHistory';
import { lazyIsland } from '../lazy/lazyIsland';
import type { SharePanelProps } from './SharePanel';

/** A box with an arrow out of its top. */
const SHARE = 'M12 14V4m-3.500 3L12 3.500 15.500 7M7 11H5v9.500h14V11h-2';

const Panel = lazyIsland<SharePanelProps>(
  () => import(/* webpackChunkName: "share" */ './SharePanel').then((loaded) => loaded.SharePanel),
  () => 'The link',
);

interface Props {
  readonly title: string;
  readonly label?: string;
  /** The address to share; absent for the page's own, without the shopper's filters and calculations. */
  readonly address?: () => string;
  /** Words that the system's own sheet sends with the link. */
  readonly words?: () => string | undefined;
}

const ownAddress = () => window.location.origin + window.location.pathname;

/** Shares a page: with the system's own sheet if there is one, else with a copied link or a QR code. */
export function ShareButton({ title, label, address = ownAddress, words }: Props) {
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Follows `isOpen` as soon as the script of the panel has loaded. */
  const [hasPanel, setHasPanel] = useState(false);
  const follow = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    startTransition(() => setHasPanel(isNowOpen));
  };
  useLayerHistory(isOpen, () => popover.current?.hidePopover());
  const share = () => {
    // Closing the system's sheet rejects. There is nothing to report.
    if (navigator.share)
      void navigator.share({ title, text: words?.(), url: address() }).catch(() => undefined);
    else popover.current?.togglePopover();
  };
  return (
    <div css={frame}>
      <button
        type="button"
        css={label ? buttonStyles('quiet') : button}
        aria-label={label ?? `Share ${title}`}
        onPointerEnter={Panel.start}
        onClick={share}
      >
        {label ?? <LineDrawing path={SHARE} />}
      </button>
      <div
        ref={popover}
        css={panel}
        popover="auto"
        role="dialog"
        aria-label="Share"
        onToggle={({ newState }) => follow(newState === 'open')}
      >
        {hasPanel && (
          <Panel.Component title={title} address={address()} onClose={() => popover.current?.hidePopover()} />
        )}
      </div>
    </div>
  );
}

const frame = css({ position: 'relative', [media.print]: { display: 'none' } });
const button = css(iconButton, { background: 'none', color: 'inherit' });
const panel = css({
  justifyItems: 'center',
  gap: space[3],
  margin: 'auto',
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  boxShadow: shadow,
  '&:popover-open': { display: 'grid' },
  '&::backdrop': { background: 'rgb(28 31 27 / 0.3)' },
  '& p': { minHeight: '1.5em' },
});
