import { Link as GatsbyLink, navigate } from 'gatsby';
import type { ComponentProps, ComponentPropsWithRef } from 'react';
import { isMissing } from '../../../content/missingPages';
import { leaveLayers } from '../layers/layerHistory';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The address as in the content: `/finance/`, `https://…`, `tel:…`, `mailto:…` or `#fragment`. */
  readonly href: string;
}

/** Whether an address is a page of this site: not a file (`/uploads/x.pdf`), not another host (`//host/`). */
const isPage = (href: string) => /^\/(?!\/)/.test(href) && !/\.\w+$/.test(href.replace(/[?#].*$/, ''));

/** A link to anywhere. Pages of the site open without a full load; anything else is a plain link. */
export const Link = ({ href, ref, ...rest }: LinkProps) =>
  isPage(href) ? <PageLink href={href} {...rest} /> : <a ref={ref} href={href} {...rest} />;

type PageLinkProps = Omit<LinkProps, 'ref'> & Pick<ComponentProps<typeof GatsbyLink>, 'getProps'>;

/** A link to a page of the site; none to a page that the content lacks. */
export const PageLink = ({ href, onClick, ...rest }: PageLinkProps) =>
  isMissing(href) ? null : (
    <GatsbyLink
      to={href}
      {...(rest as object)}
      onClick={(event) => {
        onClick?.(event);
        leaveLayers(event, () => void navigate(href));
      }}
    />
  );
