import { graphql } from 'gatsby';
import type { ActionFieldsFragment, LinkFieldsFragment } from './queryTypes';

export interface LinkView {
  readonly label: string;
  readonly href: string;
}

export interface ActionView extends LinkView {
  readonly emphasis: 'primary' | 'secondary';
}

export const linkFields = graphql`
  fragment LinkFields on Content_Link {
    label url
  }
  fragment ActionFields on Content_ActionLink {
    label url emphasis
  }
`;

export const toLink = ({ label, url }: LinkFieldsFragment): LinkView => ({ label, href: url });

export const toAction = ({ label, url, emphasis }: ActionFieldsFragment): ActionView => ({
  label,
  href: url,
  emphasis,
});
