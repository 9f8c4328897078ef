import type { HeadProps, PageProps } from 'gatsby';
import { StockItemPage } from '../src/components/pages/stockItem/StockItemPage';
import { PageHead } from '../src/components/ui/page/PageHead';
import { site } from '../src/config/site';
import { breadcrumbJsonLd } from '../src/content/seo';
import type { ItemContext } from '../src/content/stock/pageStock';
import { useHeadSite } from '../src/content/useHeadSite';
import { formatKilometres } from '../src/domain/formatNumber';
import { cardFacts } from '../src/domain/stock/cardFacts';
import { stockJsonLd } from '../src/domain/stock/jsonLd/stockJsonLd';
import { pricesOf, priceText } from '../src/domain/stock/priceDisplay';
import { stockItemPath } from '../src/domain/stock/stockItemPath';
import { largestPicture } from '../src/domain/stock/stockPicture';
import { stockTitle } from '../src/domain/stock/stockTitle';
import { locale } from '../src/locales/site/locale';

const StockDetailsTemplate = ({ location, pageContext }: PageProps<object, ItemContext>) => (
  <StockItemPage pathname={location.pathname} context={pageContext} />
);

export default StockDetailsTemplate;

/** The head of an item's page. Search engines do not index the page for unbuilt items. */
export function Head({ pageContext: { item, mark, trail, share } }: HeadProps<object, ItemContext>) {
  const headSite = useHeadSite();
  if (item === null) {
    return <PageHead headSite={headSite} title="Stock" seo={{ noindex: true }} path="/stock/item/" />;
  }
  const { title, subtitle } = stockTitle(item);
  const path = stockItemPath(item.id, title);
  const facts = [
    subtitle,
    item.status === 'sold' ? undefined : priceText(pricesOf(item), locale.prices),
    item.odometer === undefined ? undefined : formatKilometres(item.odometer),
    item.transmissionType,
    item.fuelType,
    ...cardFacts(item),
  ].filter(Boolean);
  const [image] = item.images;
  return (
    <PageHead
      headSite={headSite}
      title={title}
      mark={mark}
      description={`${[title, mark].filter(Boolean).join(', ')}: ${facts.join(', ')}. ${item.vehType} at ${headSite.name}.`}
      seo={{ noindex: item.status === 'sold', ...(image ? { pictureUrl: largestPicture(image.url) } : {}) }}
      path={path}
      share={share}
      jsonLd={[
        stockJsonLd(item, { name: headSite.name, siteUrl: site.url, locale }),
        breadcrumbJsonLd([...trail, { label: title, href: path }], site.url),
      ]}
    />
  );
}
