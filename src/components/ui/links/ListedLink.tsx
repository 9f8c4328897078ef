import { navigate, prefetchPathname } from 'gatsby';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { isPlainClick, leaveLayers } from '../layers/layerHistory';

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A page of this site, or of another. */
  readonly to: string;
  /** Called when the link is followed, in this tab or another. */
  readonly onOpen?: () => void;
}

/**
 * A link to a page, for long lists. Gatsby's own link prefetches the page of every link in view, which would be two dozen
 * requests for each list of results. This link prefetches when a visitor points at it, touches it or focuses it.
 */
export function ListedLink({ to, onOpen, ...rest }: Props) {
  if (!to.startsWith('/')) return <a {...rest} href={to} onClick={onOpen} />;
  const fetchAhead = () => prefetchPathname(to);
  const open = (event: MouseEvent) => {
    onOpen?.();
    leaveLayers(event, () => void navigate(to));
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to);
  };
  return <a {...rest} href={to} onClick={open} onPointerEnter={fetchAhead} onFocus={fetchAhead} />;
}
