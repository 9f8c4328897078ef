import { css } from '@emotion/react';
import { lastDayOf } from '../../content/specials/specialPrice';
import { useStockSettings } from '../../content/stock/stockSettings';
import { daysLeft } from '../../domain/wallClock';
import { color, text } from '../../theme/tokens';

/** The days are counted once fewer than a hundred are left. */
const COUNTED = 99;

interface Props {
  /** The first instant after the end, in ISO 8601. Absent for an offer without an end. */
  readonly endsAt: string | undefined;
  /** Milliseconds since 1970. Absent in the built page. */
  readonly now: number | undefined;
}

/** The last day of an offer, and how many days are left by the dealership's calendar. */
export function OfferEnd({ endsAt, now }: Props) {
  const { timeZone } = useStockSettings();
  if (endsAt === undefined) return <p css={line}>Until further notice</p>;
  const left = now === undefined ? 0 : daysLeft(endsAt, now, timeZone);
  return (
    <p css={line}>
      Until {lastDayOf({ endsAt }, timeZone)}
      {left > 0 && left <= COUNTED && (left === 1 ? ' · last day' : ` · ${left} days left`)}
    </p>
  );
}

const line = css({ color: color.highlight, fontSize: text.small, fontWeight: 600 });
