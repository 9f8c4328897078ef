import { site } from '../../../config/site';
import type { LinkView } from '../../../content/link';
import { breadcrumbJsonLd, type ShareView } from '../../../content/seo';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { useHeadSite } from '../../../content/useHeadSite';
import { itemListJsonLd } from '../../../domain/stock/jsonLd/itemListJsonLd';
import type { StockCard } from '../../../domain/stock/stockCard';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { typeWords } from '../../../domain/stock/typeWords';
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
  const { use } = typeWords(vocabulary.stockType);
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
