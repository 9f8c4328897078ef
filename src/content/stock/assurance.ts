import { graphql } from 'gatsby';
import type { AssuranceKind, AssuranceRule } from '../../domain/stock/assurance';
import type { StockType } from '../../domain/stock/stockTypes';
import type { VehType } from '../../domain/stock/vehType';
import { type LinkView, type RawLink, toLink } from '../link';

/** What the dealership stands for with the stock that the rule names. */
export interface AssuranceView extends AssuranceRule {
  readonly title: string;
  readonly summary: string;
  readonly link?: LinkView;
}

export interface RawAssurance {
  readonly kind: AssuranceKind;
  readonly title: string;
  readonly summary: string;
  readonly link: RawLink | null;
  readonly stockTypes: readonly StockType[];
  readonly vehTypes: readonly VehType[];
  readonly certifiedOnly: boolean;
  readonly locations: readonly { readonly name: string }[];
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

export const toAssurance = ({ link, locations, ...rest }: RawAssurance): AssuranceView => ({
  ...rest,
  ...(link ? { link: toLink(link) } : {}),
  locations: locations.map(({ name }) => name),
});
