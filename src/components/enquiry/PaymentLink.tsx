import { css } from '@emotion/react';
import { color, space, text } from '../../theme/tokens';
import { ButtonLink } from '../ui/Button';

interface Props {
  /** The page of the dealer's payment provider. */
  readonly href: string;
  readonly onOpen: () => void;
}

/** The link to pay a reservation. The provider takes the card: this site neither asks for one nor sees one. */
export const PaymentLink = ({ href, onOpen }: Props) => (
  <div css={frame}>
    <ButtonLink look="primary" href={href} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
      Pay to reserve (opens a new tab)
    </ButtonLink>
    <p css={note}>
      You can pay now, or wait until we call. You pay on our payment provider’s page, so we never see your
      card.
    </p>
  </div>
);

const frame = css({ display: 'grid', gap: space[2], justifyItems: 'start' });
const note = css({ margin: 0, color: color.inkQuiet, fontSize: text.small });
