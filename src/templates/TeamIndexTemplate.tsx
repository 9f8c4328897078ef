import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentPageHead, contentPage } from '../components/pages/contentPage';
import { TeamIndex } from '../components/pages/team/TeamIndex';
import { site as config } from '../config/site';
import { toDealer } from '../content/dealer/dealer';
import { dealerJsonLd } from '../content/dealer/dealerJsonLd';
import { toTeamDepartments } from '../content/dealer/teamMember';
import type { TeamIndexQuery } from '../content/queryTypes';

export default function TeamIndexTemplate({ data, location }: PageProps<TeamIndexQuery>) {
  const { page, surroundings } = contentPage(data, location.pathname);
  const departments = toTeamDepartments(data.content.team, surroundings.dealer.departments);
  return <TeamIndex page={page} departments={departments} surroundings={surroundings} />;
}

export const Head = ({ data, location }: HeadProps<TeamIndexQuery>) => (
  <ContentPageHead
    data={data}
    path={location.pathname}
    jsonLd={[
      dealerJsonLd(toDealer(data.content.site), { siteUrl: config.url, now: data.site?.buildTime ?? '' }),
    ]}
  />
);

export const query = graphql`
  query TeamIndex($id: ID!) {
    site { buildTime }
    content { ...PageContentFields team { ...TeamProfileFields } }
  }
`;
