import { graphql } from 'gatsby';
import { contentTemplate } from '../components/pages/contentPage';
import { DealerHead } from '../components/pages/DealerHead';
import { TeamIndex } from '../components/pages/team/TeamIndex';
import { toDealer } from '../content/dealer/dealer';
import { toTeamDepartments } from '../content/dealer/teamMember';
import type { TeamIndexQuery } from '../content/queryTypes';

export default contentTemplate(TeamIndex, ({ team, site }: TeamIndexQuery['content']) => ({
  departments: toTeamDepartments(team, toDealer(site).departments),
}));

export const Head = DealerHead;

export const query = graphql`
  query TeamIndex($id: ID!) {
    site { buildTime }
    content { ...PageContentFields team { ...TeamProfileFields } }
  }
`;
