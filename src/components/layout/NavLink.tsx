import type { SerializedStyles } from '@emotion/react';
import type { Link as GatsbyLink } from 'gatsby';
import type { ComponentProps } from 'react';
import type { LinkView } from '../../content/link';
import { publishedOf } from '../../content/missingPages';
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

interface NavLinksProps {
  readonly links: readonly LinkView[];
  readonly linkCss?: SerializedStyles;
  readonly className?: string;
}

/** A list of such links. */
export const NavLinks = ({ links, linkCss, className }: NavLinksProps) => (
  <ul className={className}>
    {publishedOf(links).map(({ label, href }) => (
      <li key={href}>
        <NavLink css={linkCss} href={href}>
          {label}
        </NavLink>
      </li>
    ))}
  </ul>
);
