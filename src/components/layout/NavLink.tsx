import type { Link as GatsbyLink } from 'gatsby';
import type { ComponentProps } from 'react';
import { Link, type LinkProps, PageLink } from '../ui/links/Link';
import { useHydrated } from '../ui/useHydrated';

type GetProps = NonNullable<ComponentProps<typeof GatsbyLink>['getProps']>;

/**
 * A link in the header or footer that marks the current page. Header and footer are Slices: rendered once for all pages,
 * they do not know their page, so the mark is set after hydration.
 */
export function NavLink({ href, ...rest }: LinkProps) {
  const isHydrated = useHydrated();
  if (!href.startsWith('/') || href.includes('#')) return <Link href={href} {...rest} />;
  const markCurrent: GetProps = ({ isCurrent }) => ({
    'aria-current': isHydrated && isCurrent ? 'page' : undefined,
  });
  return <PageLink href={href} getProps={markCurrent} {...rest} />;
}
