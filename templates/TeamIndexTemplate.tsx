import { graphql } from 'gatsby';
import { contentTemplate } from '../src/components/pages/contentPage';
import { DealerHead } from '../src/components/pages/DealerHead';
import { TeamIndex } from '../src/components/pages/team/TeamIndex';
import { toDealer } from '../src/content/dealer/dealer';
import { toTeamDepartments } from '../src/content/dealer/teamMember';
import type { TeamIndexQuery } from '../src/content/queryTypes';

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
