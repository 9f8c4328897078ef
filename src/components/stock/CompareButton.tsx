import { ClassNames, css } from '@emotion/react';
import { compared } from '../../device/garage';
import { MAX_COMPARED, toggleCompared } from '../../domain/compare/comparedIds';
import type { StockCard } from '../../domain/stock/stockCard';
import { color, media, shadow, space, text } from '../../theme/tokens';
import { useStored } from '../ui/visit/useStored';

/** Takes a stock item into the comparison, or out of it. At the foot of a card’s picture, above the link that covers the card. */
export function CompareButton({ card: { objectID, title } }: { readonly card: StockCard }) {
  const ids = useStored(compared);
  const isChosen = ids.includes(objectID);
  const isFull = !isChosen && ids.length >= MAX_COMPARED;
  return (
    <ClassNames>
      {({ css: name }) => (
        <div className={name(overPicture)}>
          <button
            type="button"
            className={name(pill)}
            aria-pressed={isChosen}
            aria-label={`Compare ${title}`}
            disabled={isFull}
            onClick={() => compared.store(toggleCompared(compared.read(), objectID))}
          >
            {isFull ? `${MAX_COMPARED} at most` : 'Compare'}
          </button>
        </div>
      )}
    </ClassNames>
  );
}

/** As high as the picture. A touch beside the button goes to the picture. */
const overPicture = css({
  position: 'absolute',
  zIndex: 1,
  inset: '0 0 auto',
  display: 'grid',
  placeContent: 'end start',
  aspectRatio: '4 / 3',
  padding: space[2],
  pointerEvents: 'none',
  [media.print]: { display: 'none' },
});
const pill = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.25rem',
  padding: `0 ${space[3]}`,
  border: 0,
  borderRadius: '1.125rem',
  background: color.surface,
  boxShadow: shadow,
  color: color.ink,
  fontSize: text.small,
  fontWeight: 600,
  pointerEvents: 'auto',
  '&:hover': { color: color.accent },
  '&:disabled': { color: color.inkQuiet },
  // A box to tick.
  '&:enabled::before': {
    content: '""',
    width: '0.875em',
    height: '0.875em',
    border: '1.5px solid currentColor',
    borderRadius: 2,
  },
  '&[aria-pressed=true]': { background: color.accent, color: color.onAccent },
  '&[aria-pressed=true]::before': {
    width: '0.4em',
    marginInline: '0.24em',
    borderWidth: '0 2px 2px 0',
    borderRadius: 0,
    transform: 'translateY(-0.1em) rotate(45deg)',
  },
});
