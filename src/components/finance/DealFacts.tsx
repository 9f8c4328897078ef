import { css } from '@emotion/react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { dealWords } from '../../domain/finance/dealWords';
import type { Deal } from '../../domain/finance/financeSettings';
import type { VehType } from '../../domain/stock/stockTypes';
import { locale } from '../../locales/site/locale';
import { quiet, space } from '../../theme/tokens';

interface Props {
  /** Dollars. */
  readonly price: number;
  readonly vehType: VehType;
  readonly deal: Deal;
}

/** What is in a deal, in one line below its repayment. */
export function DealFacts({ price, vehType, deal }: Props) {
  const { finance } = useStockSettings();
  const words = finance && dealWords(price, vehType, finance, deal, locale);
  return words && <p css={line}>{words.facts}</p>;
}

const line = css({ ...quiet, marginTop: space[1], fontVariantNumeric: 'tabular-nums' });
