import { site } from '../../../config/site';
import { breadcrumbJsonLd } from '../../../content/breadcrumbJsonLd';
import { useHeadSite } from '../../../content/useHeadSite';
import { itemListJsonLd } from '../../../domain/stock/itemListJsonLd';
import type { StockCard } from '../../../domain/stock/stockCard';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { INDEX_PREFIX } from '../../../search/indexNames';
import type { ListingContext } from '../../../search/listingContext';
import { listingTitle } from '../../../search/listingTitle';
import { PageHead } from '../../layout/PageHead';
import { useStockVocabulary } from '../useStockVocabulary';
import { listingTrail } from './listingTrail';

/** The head of a built listing; once the shopper filters, `useListingHead` keeps it true. */
export function ListingHead({ context }: { readonly context: ListingContext }) {
  const headSite = useHeadSite();
  const vocabulary = useStockVocabulary();
  const { heading, path } = listingTitle(context.state, vocabulary);
  const count = `${context.count} ${stockNoun(vocabulary.stockType, context.count)}`;
  const cards = (context.initialResults[INDEX_PREFIX]?.results?.[0]?.hits ?? []) as unknown as StockCard[];
  return (
    <PageHead
      headSite={headSite}
      title={heading}
      description={`${heading}: ${count} at ${headSite.name}, with prices, kilometres and what each would cost you a week.`}
      seo={{ noindex: context.count === 0 }}
      path={path}
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
