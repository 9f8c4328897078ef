import { navigate, prefetchPathname } from 'gatsby';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A page of this site. */
  readonly to: string;
  /** Called when the link is followed, in this tab or another. */
  readonly onOpen?: () => void;
}

/**
 * A link to a page of which a list holds many. Gatsby's own fetches the page of every link that is seen, which for each
 * list of results would be two dozen requests; this one fetches when a visitor reaches for it.
 */
export function ListedLink({ to, onOpen, ...rest }: Props) {
  const fetchAhead = () => prefetchPathname(to);
  const open = (event: MouseEvent) => {
    onOpen?.();
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(to);
  };
  return <a {...rest} href={to} onClick={open} onPointerEnter={fetchAhead} onFocus={fetchAhead} />;
}
