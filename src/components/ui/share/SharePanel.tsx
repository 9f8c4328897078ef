import { css } from '@emotion/react';
import { iconButton, space, text } from '../../../theme/tokens';
import { ButtonLink } from '../Button';
import { Icon } from '../Icon';
import { CopyLink } from '../links/CopyLink';
import { QrCode } from '../QrCode';

export interface SharePanelProps {
  readonly title: string;
  readonly address: string;
  readonly onClose: () => void;
}

/** What the share button offers in a browser without the system's own sheet. A phone does not scan itself. */
export const SharePanel = ({ title, address, onClose }: SharePanelProps) => (
  <>
    <div css={head}>
      <h2 css={heading}>Share {title}</h2>
      <button type="button" css={close} aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
    <div css={forOtherDevices}>
      <QrCode text={address} label={`QR code of ${title}`} />
      <p>Scan it with a phone, or copy the link.</p>
    </div>
    <div css={ways}>
      <CopyLink address={address} />
      <ButtonLink href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}>
        Email the link
      </ButtonLink>
    </div>
  </>
);

const width = 'min(20rem, 74vw)';
const head = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: space[3],
  alignItems: 'start',
  width,
});
const heading = css({ fontSize: text.title });
const close = css(iconButton, { margin: '-0.75rem -0.75rem 0 0', background: 'none', color: 'inherit' });
/** What the copied link says is last, so that nothing moves. */
const ways = css({
  display: 'grid',
  gap: space[2],
  width,
  '& > p': { order: 1, textAlign: 'center' },
});
const forOtherDevices = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'inherit',
  '@media (hover: none) and (pointer: coarse)': { display: 'none' },
});
