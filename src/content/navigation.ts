import { graphql } from 'gatsby';
import { type ActionView, type LinkView, toAction, toLink } from './link';
import type { FooterNavigationFieldsFragment, HeaderNavigationFieldsFragment } from './queryTypes';

export interface NavigationItemView extends LinkView {
  /** The pages below it. If there are any, the item's own page is one of them. */
  readonly children: readonly LinkView[];
}

export interface HeaderNavigationView {
  readonly items: readonly NavigationItemView[];
  readonly callsToAction: readonly ActionView[];
}

export interface FooterNavigationView {
  readonly columns: readonly { readonly title: string; readonly links: readonly LinkView[] }[];
  readonly legal: readonly LinkView[];
}

export const headerNavigationFields = graphql`
  fragment HeaderNavigationFields on Content_Navigation {
    header { label url children { ...LinkFields } }
    callsToAction { ...ActionFields }
  }
`;

export const footerNavigationFields = graphql`
  fragment FooterNavigationFields on Content_Navigation {
    footer { title links { ...LinkFields } }
    legal { ...LinkFields }
  }
`;

/** An item with a menu only opens that menu, so the menu must include the item's own page. */
const withOwnPage = (own: LinkView, children: readonly LinkView[]): readonly LinkView[] =>
  children.length === 0 || children.some(({ href }) => href === own.href) ? children : [own, ...children];

export const toHeaderNavigation = (raw: HeaderNavigationFieldsFragment): HeaderNavigationView => ({
  items: raw.header.map((item) => {
    const own = toLink(item);
    return { ...own, children: withOwnPage(own, item.children.map(toLink)) };
  }),
  callsToAction: raw.callsToAction.map(toAction),
});

export const toFooterNavigation = (raw: FooterNavigationFieldsFragment): FooterNavigationView => ({
  columns: raw.footer.map(({ title, links }) => ({ title, links: links.map(toLink) })),
  legal: raw.legal.map(toLink),
});
