import { css } from '@emotion/react';
import { compared, recentlyViewed, wishlist } from '../../../device/garage';
import { toggleCompared } from '../../../domain/compare/comparedIds';
import { priceText } from '../../../domain/stock/priceDisplay';
import { locale } from '../../../locales/site/locale';
import { STOCK_PATH } from '../../../search/listingPath';
import { color, onScreen, quiet, radius, space, text, wrapRow } from '../../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { useStored } from '../../ui/visit/useStored';

/** The most offers of one tap: a list to choose from, not to search. */
const MAX_OFFERED = 6;

/** Ways to add to the comparison: what the shopper saved or looked at, and the list. */
export function AddVehicles({ ids, noun }: { readonly ids: readonly string[]; readonly noun: string }) {
  const saved = useStored(wishlist);
  const seen = useStored(recentlyViewed);
  const cards = new Map([...saved, ...seen].map(({ card }) => [card.objectID, card]));
  const offered = [...cards.values()]
    .filter(({ objectID, sold }) => !sold && !ids.includes(objectID))
    .slice(0, MAX_OFFERED);
  return (
    <section css={frame} aria-labelledby="add">
      <h2 css={heading} id="add">
        {ids.length === 0 ? 'Choose two or more to compare' : `Add another ${noun}`}
      </h2>
      <p css={quiet}>
        Tap Compare on a picture in the list, four at most
        {offered.length > 0 && ', or choose from what you saved and looked at'}.
      </p>
      {offered.length > 0 && (
        <ul css={list}>
          {offered.map((card) => (
            <li key={card.objectID}>
              <button
                type="button"
                css={choice}
                onClick={() => compared.store(toggleCompared(compared.read(), card.objectID))}
              >
                <strong>{card.title}</strong>
                <span css={quiet}>{priceText(card, locale.prices)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href={STOCK_PATH} look={ids.length === 0 ? 'primary' : 'secondary'}>
        Browse our stock
      </ButtonLink>
    </section>
  );
}

const frame = css({ display: 'grid', gap: space[3], justifyItems: 'start', ...onScreen });
const heading = css({ fontSize: text.title });
const list = css({ ...wrapRow(space[2], 'stretch'), padding: 0, listStyle: 'none' });
const choice = css({
  display: 'grid',
  height: '100%',
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.small,
  background: color.surface,
  fontSize: text.small,
  textAlign: 'left',
  '& strong': { fontWeight: 600 },
  '&:hover': { borderColor: color.ink },
});
