import { ClassNames, css } from '@emotion/react';
import { wishlist } from '../../device/garage';
import { isKept, toggleCard } from '../../domain/garage/keptCard';
import type { StockCard } from '../../domain/stock/stockCard';
import { color, media, shadow } from '../../theme/tokens';
import { Icon } from '../ui/Icon';
import { useStored } from '../ui/visit/useStored';

/** Saves a stock item to the garage, or removes it. On a card it is above the link that covers the card. */
export function HeartButton({ card }: { readonly card: StockCard }) {
  const isSaved = isKept(useStored(wishlist), card.objectID);
  return (
    <ClassNames>
      {({ css: name }) => (
        <button
          type="button"
          className={name(heart)}
          aria-pressed={isSaved}
          aria-label={`Save ${card.title}`}
          onClick={() => wishlist.store(toggleCard(wishlist.read(), card, Date.now()))}
        >
          <Icon name="heart" />
        </button>
      )}
    </ClassNames>
  );
}

const heart = css({
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: color.surface,
  boxShadow: shadow,
  color: color.ink,
  // A button centres its content by itself.
  '& svg': { display: 'block', marginInline: 'auto' },
  '&[aria-pressed="true"]': { color: color.error },
  '&[aria-pressed="true"] svg': { fill: 'currentColor' },
  '&:hover': { color: color.error },
  [media.print]: { display: 'none' },
});
