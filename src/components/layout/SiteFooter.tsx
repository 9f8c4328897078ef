import { graphql } from 'gatsby';
import type { SiteFooterSliceQuery } from '../../content/queryTypes';
import { lazyIsland } from '../ui/lazy/lazyIsland';

const { Component: LateFooter, start } = lazyIsland<{ readonly data: SiteFooterSliceQuery }>(
  async () => (await import(/* webpackChunkName: "footer" */ './Footer')).Footer,
  () => 'The foot of the page',
);

/** Loads the footer's script, before the footer is near the window. */
export const startFooter = start;

/** The footer as a Slice: built once for the whole site. Most visitors never reach it, so no page waits for its script. */
export default function SiteFooter({ data }: { readonly data: SiteFooterSliceQuery }) {
  return <LateFooter data={data} />;
}

export const query = graphql`
  query SiteFooterSlice {
    content {
      site {
        ...DealerFields
      }
      navigation {
        ...FooterNavigationFields
      }
    }
  }
`;
