import { graphql } from 'gatsby';
import { toDealer } from '../../content/dealer/dealer';
import type { SiteFooterSliceQuery } from '../../content/queryTypes';
import { lazyIsland } from '../ui/lazy/lazyIsland';
import type { FooterProps } from './Footer';

const { Component: LateFooter, start } = lazyIsland<FooterProps>(
  async () => (await import(/* webpackChunkName: "footer" */ './Footer')).Footer,
  () => 'The foot of the page',
);

/** Loads the footer's script, before the footer is near the window. */
export const startFooter = start;

/** The footer as a Slice: built once for the whole site. Most visitors never reach it, so no page waits for its script. */
export default function SiteFooter({ data }: { readonly data: SiteFooterSliceQuery }) {
  const { site, navigation } = data.content;
  // Here and not in the footer's script: several pages' scripts need it, and it would be in each of them.
  return <LateFooter dealer={toDealer(site)} navigation={navigation} />;
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
