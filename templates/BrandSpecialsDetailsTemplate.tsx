import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { knownEntry } from '../src/components/pages/contentPage';
import { BrandSpecialDetails } from '../src/components/pages/specials/BrandSpecialDetails';
import { PageHead } from '../src/components/ui/page/PageHead';
import { site as config } from '../src/config/site';
import { BRAND_SPECIALS_PATH, HOME } from '../src/content/addresses';
import type { BrandSpecialsDetailsQuery } from '../src/content/queryTypes';
import { breadcrumbJsonLd, type ShareView, toHeadSite } from '../src/content/seo';
import { toBrandSpecialDetails } from '../src/content/specials/specialDetails';
import type { PageStock } from '../src/content/stock/pageStock';

interface Context extends Pick<PageStock, 'offers'> {
  readonly id: number;
  readonly share?: ShareView;
  readonly sitemap?: { readonly noindex?: boolean };
}

const index = { label: 'Offers', href: BRAND_SPECIALS_PATH };

export default function BrandSpecialsDetailsTemplate({
  data,
  pageContext,
}: PageProps<BrandSpecialsDetailsQuery, Context>) {
  const { timeZone } = data.content.site;
  const special = toBrandSpecialDetails(knownEntry(data.content.brandSpecial), timeZone);
  return (
    <BrandSpecialDetails
      special={special}
      stock={pageContext.offers?.[special.key]}
      index={index}
      builtAt={Date.parse(data.site.buildTime)}
    />
  );
}

export function Head({ data, location, pageContext }: HeadProps<BrandSpecialsDetailsQuery, Context>) {
  const special = toBrandSpecialDetails(knownEntry(data.content.brandSpecial), data.content.site.timeZone);
  const here = { label: special.title, href: location.pathname };
  return (
    <PageHead
      headSite={toHeadSite(data.content.site)}
      title={special.title}
      description={special.summary}
      seo={{
        ...special.seo,
        noindex: special.seo.noindex || pageContext.sitemap?.noindex === true,
        pictureUrl: special.seo.pictureUrl ?? special.picture.url,
      }}
      path={location.pathname}
      share={pageContext.share}
      jsonLd={[breadcrumbJsonLd([HOME, index, here], config.url)]}
    />
  );
}

export const query = graphql`
  query BrandSpecialsDetails($id: Int!) {
    site { buildTime }
    content {
      site { timeZone ...HeadSiteFields }
      brandSpecial(id: $id) { ...BrandSpecialFields }
    }
  }
`;
