import { css } from '@emotion/react';
import { useState } from 'react';
import { GARAGE_PATH } from '../../../content/addresses';
import { garageFragment } from '../../../domain/garage/garageLink';
import { color, radius, space } from '../../../theme/tokens';
import { CopyLink } from '../../ui/links/CopyLink';
import { QrCode } from '../../ui/QrCode';

/** The saved stock as a link and as a QR code, for another device or another person. */
export function SendGarage({ ids }: { readonly ids: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const address = () => window.location.origin + GARAGE_PATH + garageFragment(ids);
  return (
    <details css={frame} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary css={summary}>Open on another device</summary>
      {isOpen && (
        <div css={parts}>
          <QrCode text={address()} label="QR code of your saved list" />
          <div>
            <p>
              Scan the code with the other device, or send the link. It contains what you saved and nothing
              about you.
            </p>
            <CopyLink address={address()} />
          </div>
        </div>
      )}
    </details>
  );
}

const frame = css({
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.medium,
  background: color.paperDeep,
});
const summary = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 600,
  cursor: 'pointer',
});
const parts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  paddingBlock: space[4],
  '& > div': { flex: '1 1 14rem' },
});
