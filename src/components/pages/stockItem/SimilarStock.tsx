import { css } from '@emotion/react';
import { Suspense } from 'react';
import { lazyIsland } from '../../ui/lazy/lazyIsland';
import { NearWindow } from '../../ui/lazy/NearWindow';
import { useWasBuilt } from '../../ui/useHydrated';
import type { SimilarCardsProps } from './SimilarCards';

const Cards = lazyIsland<SimilarCardsProps>(
  () => import(/* webpackChunkName: "similar-cards" */ './SimilarCards').then((part) => part.SimilarCards),
  ({ heading }) => `“${heading}”`,
);

/** Items like the one of the page, below everything else, so their script comes when a shopper comes near them. */
export function SimilarStock(props: SimilarCardsProps) {
  const wasBuilt = useWasBuilt();
  if (props.cards.length === 0) return null;
  const cards = <Cards.Component {...props} />;
  return (
    <NearWindow>{wasBuilt ? cards : <Suspense fallback={<div css={room} />}>{cards}</Suspense>}</NearWindow>
  );
}

/** About as high as a row of cards. */
const room = css({ minHeight: '32rem' });
