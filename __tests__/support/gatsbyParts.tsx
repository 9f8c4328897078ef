import type { ComponentProps } from 'react';

type LinkProps = ComponentProps<'a'> & {
  readonly to: string;
  readonly getProps?: (link: { readonly isCurrent: boolean }) => object;
};

/**
 * The parts of Gatsby that components use, for tests without a build: pages' queries are nothing, content says
 * nothing of forms, a link is an anchor that
 * knows whether it leads to the page at hand. Give it to `jest.mock('gatsby', …)`.
 */
export const gatsbyParts = {
  graphql: () => undefined,
  useStaticQuery: (): unknown => ({
    searchEngine: { hosted: null },
    content: {
      site: { dealershipStockType: 'cars', timeZone: 'Australia/Sydney', departments: [] },
      locations: [],
    },
  }),
  Link: ({ to, getProps, ...rest }: LinkProps) => (
    <a href={to} {...rest} {...getProps?.({ isCurrent: window.location.pathname === to })}>
      {rest.children}
    </a>
  ),
};
