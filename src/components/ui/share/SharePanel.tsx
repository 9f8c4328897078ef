import { css } from '@emotion/react';
import { iconButton } from '../../../theme/tokens';
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
    <button type="button" css={close} aria-label="Close" onClick={onClose}>
      <Icon name="close" />
    </button>
    <div css={forOtherDevices}>
      <QrCode text={address} label={`QR code of ${title}`} />
      <p>Scan it with a phone, or copy the link.</p>
    </div>
    <CopyLink address={address} />
  </>
);

const close = css(iconButton, {
  justifySelf: 'end',
  margin: '-0.75rem -0.75rem 0 0',
  background: 'none',
  color: 'inherit',
});
const forOtherDevices = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'inherit',
  '@media (hover: none) and (pointer: coarse)': { display: 'none' },
});
