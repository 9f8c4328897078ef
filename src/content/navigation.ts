import { graphql } from 'gatsby';
import { type LinkView, toAction, toLink } from './link';
import type { FooterNavigationFieldsFragment, HeaderNavigationFieldsFragment } from './queryTypes';

export const navigationFields = graphql`
  fragment HeaderNavigationFields on Content_Navigation {
    header { label url children { ...LinkFields } }
    callsToAction { ...ActionFields }
  }
  fragment FooterNavigationFields on Content_Navigation {
    footer { title links { ...LinkFields } }
    legal { ...LinkFields }
  }
`;

/** An item with a menu only opens that menu, so the menu must include the item's own page. */
const withOwnPage = (own: LinkView, children: readonly LinkView[]): readonly LinkView[] =>
  children.length === 0 || children.some(({ href }) => href === own.href) ? children : [own, ...children];

export type HeaderNavigationView = ReturnType<typeof toHeaderNavigation>;

/** A link of the header. If pages are below it, its own page is one of them. */
export type NavigationItemView = HeaderNavigationView['items'][number];

export const toHeaderNavigation = (raw: HeaderNavigationFieldsFragment) => ({
  items: raw.header.map((item) => {
    const own = toLink(item);
    return { ...own, children: withOwnPage(own, item.children.map(toLink)) };
  }),
  callsToAction: raw.callsToAction.map(toAction),
});

export const toFooterNavigation = (raw: FooterNavigationFieldsFragment) => ({
  columns: raw.footer.map(({ title, links }) => ({ title, links: links.map(toLink) })),
  legal: raw.legal.map(toLink),
});
