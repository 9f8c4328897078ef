import { css } from '@emotion/react';
import type { Dollars } from '../../../domain/money';
import { formatPrice } from '../../../domain/stock/display/formatPrice';
import { PRICE_DISPLAY_TYPES } from '../../../domain/stock/priceDisplay';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { ComparisonRateWarning } from '../../finance/ComparisonRateWarning';
import { RepaymentLine } from '../../finance/RepaymentLine';
import { NoteMark } from '../../price/NoteMark';
import { Price } from '../../price/Price';

/** The price of the configuration and its repayment, with the required rates and warning. */
export const ConfigurationFigures = ({ price, of }: { readonly price: Dollars; readonly of: string }) => (
  <aside css={panel} aria-label="Price">
    <p css={what}>{of}</p>
    <p>
      <Price
        amount={formatPrice(price)}
        qualifier={`${PRICE_DISPLAY_TYPES.driveAway.label}, estimate`}
        mark={<NoteMark note={PRICE_DISPLAY_TYPES.driveAway.note} />}
        size="panel"
      />
    </p>
    <RepaymentLine price={price} vehType="New" />
    <ComparisonRateWarning of={[{ vehType: 'New' }]} />
  </aside>
);

const panel = css({
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  [media.print]: { padding: space[2] },
});
const what = css({ margin: 0, color: color.inkQuiet, fontSize: text.small });
