import type { ComponentProps } from 'react';
import { inventedSite } from '../components/finance/calculator/inventedSite';

/**
 * Gatsby for tests without a build: Jest gives this module to whatever imports `gatsby`. Static queries answer with the
 * invented dealership, and a link is an anchor that knows whether it leads to the page at hand.
 */

let site: object = inventedSite;

/** What static queries answer from now on, in this file of tests. */
export function answerStaticQueries(answer: object): void {
  site = answer;
}

export const graphql = (): undefined => undefined;
export const useStaticQuery = (): unknown => site;
export const navigate = jest.fn<void, [to: string]>();
export const prefetchPathname = jest.fn<void, [path: string]>();

type LinkProps = ComponentProps<'a'> & {
  readonly to: string;
  readonly getProps?: (link: { readonly isCurrent: boolean }) => object;
};

export const Link = ({ to, getProps, ...rest }: LinkProps) => (
  <a href={to} data-page="" {...rest} {...getProps?.({ isCurrent: window.location.pathname === to })}>
    {rest.children}
  </a>
);

export const gatsbyParts = { graphql, useStaticQuery, Link };
