import { css } from '@emotion/react';
import { formatPrice } from '../../../domain/formatNumber';
import { partName, withoutWords } from '../../../domain/ownership/costWords';
import type { WeeklyCost } from '../../../domain/ownership/weeklyCost';
import { quiet } from '../../../theme/tokens';

/** A weekly cost in a cell: the total, its parts, and what it is without. */
export const WeeklyCostSum = ({ cost: { total = 0, parts, without } }: { readonly cost: WeeklyCost }) => (
  <>
    <strong>{formatPrice(total)}</strong>
    <span css={line}>
      {parts
        .filter(({ name }) => !without.includes(name))
        .map((part) => `${formatPrice(part.dollars)} ${partName(part).toLowerCase()}`)
        .join(' + ')}
      . {withoutWords(without)}.
    </span>
  </>
);

const line = css({ display: 'block', ...quiet });
