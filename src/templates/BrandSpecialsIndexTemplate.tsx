import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentPageHead } from '../components/content/pages/ContentPageHead';
import { contentPage } from '../components/content/pages/contentPage';
import { BrandSpecialsIndex } from '../components/content/specials/BrandSpecialsIndex';
import type { PageData } from '../content/pageContent';
import { type RawBrandSpecial, toBrandSpecial } from '../content/specials/special';

type Data = PageData<{ readonly brandSpecials: readonly RawBrandSpecial[] }>;

export default function BrandSpecialsIndexTemplate({ data, location }: PageProps<Data>) {
  const { page, surroundings } = contentPage(data, location.pathname);
  const specials = data.content.brandSpecials.map((one) => toBrandSpecial(one, data.content.site.timeZone));
  return <BrandSpecialsIndex page={page} specials={specials} surroundings={surroundings} />;
}

export const Head = ({ data, location }: HeadProps<Data>) => (
  <ContentPageHead data={data} path={location.pathname} />
);

export const query = graphql`
  query BrandSpecialsIndex($id: ID!) {
    site {
      buildTime
    }
    content {
      ...PageContentFields
      brandSpecials {
        ...BrandSpecialCardFields
      }
    }
  }
`;
