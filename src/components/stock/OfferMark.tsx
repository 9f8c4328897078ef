import { css } from '@emotion/react';
import { color, text } from '../../theme/tokens';
import { useClock } from '../ui/visit/useClock';

interface Props {
  readonly title: string;
  /** The first instant after its end, in ISO 8601. */
  readonly endsAt: string | undefined;
}

/** An offer on a card, in one line. It goes when the offer ends, although the page was built before. */
export function OfferMark({ title, endsAt }: Props) {
  const now = useClock();
  if (now !== undefined && endsAt !== undefined && now >= Date.parse(endsAt)) return null;
  return <p css={line}>Offer: {title}</p>;
}

const line = css({
  overflow: 'hidden',
  color: color.highlight,
  fontSize: text.small,
  textOverflow: 'ellipsis',
  // A long title must not widen the card.
  contain: 'inline-size',
  whiteSpace: 'nowrap',
});
