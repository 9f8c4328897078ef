import { css } from '@emotion/react';
import { formatPrice } from '../../../domain/formatNumber';
import { sumWords, withoutWords } from '../../../domain/ownership/costWords';
import type { WeeklyCost } from '../../../domain/ownership/weeklyCost';
import { quiet } from '../../../theme/tokens';

/** A weekly cost in a cell: the total, its parts, and what it is without. */
export const WeeklyCostSum = ({ cost }: { readonly cost: WeeklyCost }) => (
  <>
    <strong>{formatPrice(cost.total ?? 0)}</strong>
    <span css={line}>
      {sumWords(cost)}. {withoutWords(cost.without)}.
    </span>
  </>
);

const line = css({ display: 'block', ...quiet });
