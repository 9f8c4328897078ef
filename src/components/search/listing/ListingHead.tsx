import { site } from '../../../config/site';
import type { LinkView } from '../../../content/link';
import { breadcrumbJsonLd, type ShareView } from '../../../content/seo';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { useHeadSite } from '../../../content/useHeadSite';
import type { StockCard } from '../../../domain/stock/stockCard';
import { stockItemPath } from '../../../domain/stock/stockItemPath';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { typeWords } from '../../../domain/stock/typeWords';
import { dealerWords } from '../../../locales/site/words';
import { INDEX_PREFIX } from '../../../search/indexRecord';
import { type ListingContext, listingTitle } from '../../../search/listingTitle';
import type { SearchState } from '../../../search/searchState';
import type { SearchVocabulary } from '../../../search/vocabulary/vocabulary';
import { PageHead } from '../../ui/page/PageHead';
import { useStockVocabulary } from '../useStockVocabulary';

/** The head of a built listing. Once the shopper filters, `useListingHead` updates it. */
export function ListingHead({
  context,
}: {
  readonly context: ListingContext & { readonly share?: ShareView };
}) {
  const headSite = useHeadSite();
  const vocabulary = useStockVocabulary();
  const { heading, path } = listingTitle(context.state, vocabulary);
  const count = `${context.count} ${stockNoun(vocabulary.stockType, context.count)}`;
  const { finance } = useStockSettings();
  const { use } = typeWords(vocabulary.stockType, dealerWords);
  const parts = ['prices', use, finance && 'what each would cost you a week'].filter(Boolean);
  const cards = (context.initialResults[INDEX_PREFIX]?.results?.[0]?.hits ?? []) as unknown as StockCard[];
  return (
    <PageHead
      headSite={headSite}
      title={heading}
      description={`${heading}: ${count} at ${headSite.name}, with ${parts.join(', ').replace(/, (?=[^,]*$)/, ' and ')}.`}
      seo={{ noindex: context.count === 0 }}
      path={path}
      share={context.share}
      jsonLd={[
        breadcrumbJsonLd(
          [...listingTrail(context.state, vocabulary), { label: heading, href: path }],
          site.url,
        ),
        itemListJsonLd(cards, context.count, site.url),
      ]}
    />
  );
}

/** The listings above one, the widest first: home, all stock, the condition, the make. */
function listingTrail(state: SearchState, vocabulary: SearchVocabulary): readonly LinkView[] {
  const { vehType, make, model } = state;
  const above: readonly SearchState[] = [
    {},
    ...(vehType && make ? [{ vehType }] : []),
    ...(make && model ? [{ vehType, make }] : []),
  ];
  const here = listingTitle(state, vocabulary).path;
  return [
    { label: 'Home', href: '/' },
    ...above
      .map((each) => listingTitle(each, vocabulary))
      .filter(({ path }) => path !== here)
      .map(({ heading, path }) => ({ label: heading, href: path })),
  ];
}

/**
 * The first page of a listing as structured data (schema.org `ItemList`): the addresses of the items' own pages, which hold
 * the rest. `count` is the size of the whole listing; `siteUrl` has no final slash.
 */
export const itemListJsonLd = (
  cards: readonly Pick<StockCard, 'objectID' | 'title' | 'url'>[],
  count: number,
  siteUrl: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: count,
  itemListElement: cards.map(({ objectID, title, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: title,
    url: url ?? siteUrl + stockItemPath(objectID, title),
  })),
});
