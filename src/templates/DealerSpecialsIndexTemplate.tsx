import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentPageHead, contentPage } from '../components/pages/contentPage';
import { DealerSpecialsIndex } from '../components/pages/specials/SpecialsIndex';
import type { DealerSpecialsIndexQuery } from '../content/queryTypes';
import { toDealerSpecialDetails } from '../content/specials/dealerSpecial';

export default function DealerSpecialsIndexTemplate({ data, location }: PageProps<DealerSpecialsIndexQuery>) {
  const { page, surroundings } = contentPage(data, location.pathname);
  const specials = data.content.dealerSpecials.map((one) =>
    toDealerSpecialDetails(one, data.content.site.timeZone),
  );
  return <DealerSpecialsIndex page={page} specials={specials} surroundings={surroundings} />;
}

export const Head = ({ data, location }: HeadProps<DealerSpecialsIndexQuery>) => (
  <ContentPageHead data={data} path={location.pathname} />
);

export const query = graphql`
  query DealerSpecialsIndex($id: ID!) {
    site { buildTime }
    content { ...PageContentFields dealerSpecials { ...DealerSpecialFields } }
  }
`;
