import { CopyLink } from '../links/CopyLink';
import { QrCode } from '../QrCode';

export interface SharePanelProps {
  readonly title: string;
  readonly address: string;
}

/** What the share button offers in a browser without the system's own sheet. */
export const SharePanel = ({ title, address }: SharePanelProps) => (
  <>
    <QrCode text={address} label={`QR code of ${title}`} />
    <p>Scan it with a phone, or copy the link.</p>
    <CopyLink address={address} />
  </>
);
