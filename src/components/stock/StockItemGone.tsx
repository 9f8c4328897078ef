import { css } from '@emotion/react';
import { useStockSettings } from '../../content/stockSettings';
import { telephoneHref } from '../../content/telephone';
import { pageWidth, space, text } from '../../theme/tokens';
import { ButtonLink } from '../ui/Button';

/** The vehicle is not in stock any more: said plainly, without price or calls to buy it. */
export function StockItemGone() {
  const { phone, dealershipName } = useStockSettings();
  return (
    <div css={page}>
      <h1 css={heading}>This car has gone</h1>
      <p>
        It has been sold or is no longer with {dealershipName}. We may have one like it, or know where one is:
        call us on <a href={telephoneHref(phone)}>{phone}</a>.
      </p>
      <ButtonLink look="primary" href="/stock/">
        See what is in stock
      </ButtonLink>
    </div>
  );
}

const page = css({ maxWidth: pageWidth, margin: '0 auto', padding: `${space[7]} ${space[4]} ${space[9]}` });
const heading = css({ fontSize: text.page });
