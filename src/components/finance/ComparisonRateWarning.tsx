import { css } from '@emotion/react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { COMPARISON_RATE_BASIS, COMPARISON_RATE_WARNING } from '../../domain/finance/disclosure';
import type { FinanceSettings } from '../../domain/finance/financeSettings';
import { rateExample } from '../../domain/finance/rateExample';
import type { VehType } from '../../domain/stock/vehType';
import { color, media, space, text } from '../../theme/tokens';
import { examplesWords } from './examplesWords';

interface Props {
  /** The vehicle types whose rates are shown beside the warning, each with the settings behind its rate. */
  readonly of: readonly {
    readonly vehType: VehType;
    /** Absent: the dealership's. */
    readonly settings?: FinanceSettings;
  }[];
}

/**
 * The warning that the law requires beside every comparison rate, with the basis of the rate and an example for each rate
 * beside it. It is never behind a click.
 */
export function ComparisonRateWarning({ of }: Props) {
  const { finance } = useStockSettings();
  const examples = of.flatMap(({ vehType, settings = finance }) => {
    const example = settings && rateExample(settings, vehType);
    return example?.kind === 'ok' ? example.value : [];
  });
  return (
    <p css={small}>
      {COMPARISON_RATE_WARNING} {COMPARISON_RATE_BASIS}
      {examples.length > 0 && <span css={onScreen}> {examplesWords(examples)}</span>}
    </p>
  );
}

const small = css({
  margin: `${space[3]} 0 0`,
  color: color.inkQuiet,
  fontSize: text.small,
  lineHeight: 1.45,
});

/** A stock item and its notes are printed on one sheet, which has no line to spare. */
const onScreen = css({ [media.print]: { display: 'none' } });
