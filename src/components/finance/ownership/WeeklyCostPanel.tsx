import { css } from '@emotion/react';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { costPartsOff } from '../../../device/driving';
import { formatPrice } from '../../../domain/formatNumber';
import {
  creditWords,
  missingWords,
  partName,
  partWorking,
  sumWithRates,
  withoutWords,
} from '../../../domain/ownership/costWords';
import type { QuotedCost } from '../../../domain/ownership/quotedCost';
import type { StockItem } from '../../../domain/stock/stockItem';
import { locale } from '../../../locales/site/locale';
import { color, media, onScreen, panel, quiet, space, text } from '../../../theme/tokens';
import { useStored } from '../../ui/visit/useStored';
import { ComparisonRateWarning } from '../ComparisonRateWarning';
import { DrivingForm } from './DrivingForm';
import { PartSwitch } from './PartSwitch';
import { PriceSource } from './PriceSource';
import { useWeeklyCost } from './useWeeklyCost';

export interface WeeklyCostProps {
  readonly item: StockItem;
}

/** What an item costs to own for a week: each part with its working and a switch, and the sum of those that are on. */
export function WeeklyCostPanel({ item }: WeeklyCostProps) {
  const cost = useWeeklyCost()(item);
  const { finance } = useStockSettings();
  const off = useStored(costPartsOff);
  return (
    <section css={frame} aria-labelledby="weekly-cost">
      <h2 css={heading} id="weekly-cost">
        What it costs a week
      </h2>
      <Total cost={cost} />
      <ul css={list}>
        {cost.parts.map((part) => (
          <li key={part.name} css={row}>
            <PartSwitch name={part.name}>
              {partName(part)}
              <span css={working}>
                {part.name === 'repayment' ? creditWords(cost, locale) : partWorking(part)}
              </span>
            </PartSwitch>
            <span css={[amount, off.includes(part.name) && isOff]}>{formatPrice(part.dollars)}</span>
          </li>
        ))}
        {cost.missing.map((part) => (
          <li key={part.name} css={[row, missing]}>
            <span>{partName(part)}</span>
            <span>{missingWords(part)}</span>
          </li>
        ))}
      </ul>
      <div css={onScreen}>
        {cost.parts.some(({ name }) => name === 'energy') && <PriceSource />}
        <DrivingForm />
        {finance && cost.parts.some(({ name }) => name === 'repayment') && (
          <ComparisonRateWarning of={[item]} />
        )}
      </div>
    </section>
  );
}

function Total({ cost, cost: { total, without } }: { readonly cost: QuotedCost }) {
  return (
    <p css={sum} role="status">
      {total !== undefined && (
        <>
          <strong css={totalAmount}>{formatPrice(total)}</strong> a week.{' '}
        </>
      )}
      {/* The parts stay off paper, and a repayment is never without its rates. */}
      <span css={onPaper}>{sumWithRates(cost, locale)}. </span>
      <span css={leftOut}>{withoutWords(without)}.</span>
    </p>
  );
}

const frame = css(panel, {
  marginTop: space[6],
  // Letters of twice their size need the whole line.
  [media.narrow]: { padding: 0, border: 0, background: 'none' },
  // On paper it is a line or two.
  [media.print]: { marginTop: 0, padding: 0, border: 0, fontSize: '7.5pt', lineHeight: 1.2 },
});
const heading = css({ fontSize: text.title, [media.print]: { display: 'inline', fontSize: 'inherit' } });
const sum = css({
  margin: `${space[1]} 0 ${space[2]}`,
  [media.print]: { display: 'inline', marginLeft: space[2] },
});
/** Room for the longest words, so that nothing moves when registration becomes known. */
const leftOut = css({
  display: 'block',
  minHeight: '3.5em',
  [media.medium]: { minHeight: 0 },
  ...quiet,
  [media.print]: { display: 'inline', color: 'inherit', fontSize: 'inherit' },
});
const onPaper = css({ display: 'none', [media.print]: { display: 'inline' } });
const totalAmount = css({
  fontSize: text.section,
  [media.print]: { fontSize: 'inherit' },
  fontVariantNumeric: 'tabular-nums',
});
const list = css({ ...onScreen, listStyle: 'none', borderBottom: `1px solid ${color.line}` });
/** As high without its working as with it. */
const row = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space[4],
  alignItems: 'center',
  minHeight: '5rem',
  [media.narrow]: { gridTemplateColumns: '1fr' },
  [media.medium]: { minHeight: '3.75rem' },
  borderTop: `1px solid ${color.line}`,
});
const working = css({ display: 'block', ...quiet });
const amount = css({ fontVariantNumeric: 'tabular-nums', fontWeight: 650 });
const isOff = css({ color: color.inkQuiet, fontWeight: 400, textDecoration: 'line-through' });
const missing = css({ '& > :last-child': { ...quiet, textAlign: 'right' } });
