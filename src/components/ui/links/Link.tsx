import { Link as GatsbyLink } from 'gatsby';
import type { ComponentPropsWithRef } from 'react';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The address as in the content: `/finance/`, `https://…`, `tel:…`, `mailto:…` or `#fragment`. */
  readonly href: string;
}

/** Whether an address is a page of this site: not a file (`/uploads/x.pdf`), not another host (`//host/`). */
const isPage = (href: string) => /^\/(?!\/)/.test(href) && !/\.\w+$/.test(href.replace(/[?#].*$/, ''));

/** A link to anywhere. Pages of the site open without a full load; anything else is a plain link. */
export const Link = ({ href, ref, ...rest }: LinkProps) =>
  isPage(href) ? <GatsbyLink to={href} {...(rest as object)} /> : <a ref={ref} href={href} {...rest} />;
