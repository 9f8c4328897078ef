import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentPageHead, contentPage } from '../components/pages/contentPage';
import { BrandSpecialsIndex } from '../components/pages/specials/SpecialsIndex';
import type { BrandSpecialsIndexQuery } from '../content/queryTypes';
import { toBrandSpecial } from '../content/specials/special';

export default function BrandSpecialsIndexTemplate({ data, location }: PageProps<BrandSpecialsIndexQuery>) {
  const { page, surroundings } = contentPage(data, location.pathname);
  const specials = data.content.brandSpecials.map((one) => toBrandSpecial(one, data.content.site.timeZone));
  return <BrandSpecialsIndex page={page} specials={specials} surroundings={surroundings} />;
}

export const Head = ({ data, location }: HeadProps<BrandSpecialsIndexQuery>) => (
  <ContentPageHead data={data} path={location.pathname} />
);

export const query = graphql`
  query BrandSpecialsIndex($id: ID!) {
    site { buildTime }
    content { ...PageContentFields brandSpecials { ...BrandSpecialCardFields } }
  }
`;
