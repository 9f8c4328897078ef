import { graphql } from 'gatsby';

export interface LinkView {
  readonly label: string;
  readonly href: string;
}

export interface ActionView extends LinkView {
  readonly emphasis: 'primary' | 'secondary';
}

export interface RawLink {
  readonly label: string;
  readonly url: string;
}

export interface RawAction extends RawLink {
  readonly emphasis: 'primary' | 'secondary';
}

export const linkFields = graphql`
  fragment LinkFields on Content_Link {
    label
    url
  }
`;

export const actionFields = graphql`
  fragment ActionFields on Content_ActionLink {
    label
    url
    emphasis
  }
`;

export const toLink = ({ label, url }: RawLink): LinkView => ({ label, href: url });

export const toAction = ({ label, url, emphasis }: RawAction): ActionView => ({ label, href: url, emphasis });
