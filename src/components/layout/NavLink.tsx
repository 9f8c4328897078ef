import { Link as GatsbyLink } from 'gatsby';
import type { ComponentProps } from 'react';
import { useHydrated } from '../search/useHydrated';
import { Link, type LinkProps } from '../ui/links/Link';

type GetProps = NonNullable<ComponentProps<typeof GatsbyLink>['getProps']>;

/**
 * A link of the header or footer that marks the current page. These are Slices: rendered once for all pages, they
 * don't know the page they will stand on, so the mark is set when the page has been taken over.
 */
export function NavLink({ href, ...rest }: LinkProps) {
  const isHydrated = useHydrated();
  if (!href.startsWith('/') || href.includes('#')) return <Link href={href} {...rest} />;
  const markCurrent: GetProps = ({ isCurrent }) => ({
    'aria-current': isHydrated && isCurrent ? 'page' : undefined,
  });
  return <GatsbyLink to={href} getProps={markCurrent} {...(rest as object)} />;
}
