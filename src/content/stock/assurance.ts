import { graphql } from 'gatsby';
import type { AssuranceRule } from '../../domain/stock/assurance';
import { type LinkView, toLink } from '../link';
import type { AssuranceFieldsFragment } from '../queryTypes';

/** An assurance of the dealership, with the rule that says which stock it applies to. */
export interface AssuranceView extends AssuranceRule {
  readonly title: string;
  readonly summary: string;
  readonly link?: LinkView;
}

export const assuranceFields = graphql`
  fragment AssuranceFields on Content_Assurance {
    kind
    title
    summary
    link {
      ...LinkFields
    }
    stockTypes
    vehTypes
    certifiedOnly
    locations {
      name
    }
  }
`;

export const toAssurance = ({ link, locations, ...rest }: AssuranceFieldsFragment): AssuranceView => ({
  ...rest,
  ...(link ? { link: toLink(link) } : {}),
  locations: locations.map(({ name }) => name),
});
