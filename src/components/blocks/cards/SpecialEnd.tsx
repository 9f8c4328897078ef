import { css } from '@emotion/react';
import type { SpecialView } from '../../../content/specials/special';
import { color, text } from '../../../theme/tokens';

const DAY = 86_400_000;
/** How many days before the end the days are counted. */
const COUNTED = 14;

const line = css({ color: color.highlight, fontSize: text.small, fontWeight: 600 });

interface Props {
  readonly special: Pick<SpecialView, 'endsAt' | 'lastDay'>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The last day of an offer. In its last fortnight it adds how many days are left. */
export function SpecialEnd({ special: { endsAt, lastDay }, now }: Props) {
  const left = endsAt === undefined ? undefined : Math.ceil((Date.parse(endsAt) - now) / DAY);
  const isCounted = left !== undefined && left > 0 && left <= COUNTED;
  return (
    <p css={line}>
      {lastDay === undefined ? 'Until further notice' : `Until ${lastDay}`}
      {isCounted && (left === 1 ? ' · last day' : ` · ${left} days left`)}
    </p>
  );
}
