import { css } from '@emotion/react';
import type { SpecialView } from '../../../content/specials/special';
import { color, text } from '../../../theme/tokens';
import { Price } from '../../price/Price';

const was = css({ fontSize: text.small, color: color.highlight });

/** What an offer costs, and what it cost before; nothing where its price is not one figure. */
export const SpecialPrice = ({ special: { price } }: { readonly special: Pick<SpecialView, 'price'> }) =>
  price && (
    <p>
      <Price amount={price.amount} qualifier={price.qualifier} size="card" />
      {price.wasAmount && (
        <span css={was}>
          {' '}
          was <s>{price.wasAmount}</s>, save {price.savingAmount}
        </span>
      )}
    </p>
  );
