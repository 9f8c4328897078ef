import { lazyIsland } from '../../ui/lazy/lazyIsland';
import { NearWindow } from '../../ui/lazy/NearWindow';
import type { SimilarCardsProps } from './SimilarCards';

const Cards = lazyIsland<SimilarCardsProps>(
  () => import(/* webpackChunkName: "similar-cards" */ './SimilarCards').then((part) => part.SimilarCards),
  ({ heading }) => `“${heading}”`,
);

/** Items like the one of the page. They are below everything else, so their script comes when a shopper comes near them. */
export const SimilarStock = (props: SimilarCardsProps) =>
  props.cards.length > 0 && (
    <NearWindow>
      <Cards.Component {...props} />
    </NearWindow>
  );
