import { navigate, prefetchPathname } from 'gatsby';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { isPlainClick, leaveLayers } from '../layers/layerHistory';

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string;
  /** Called when the link is followed, in this tab or another. */
  readonly onOpen?: () => void;
}

/** A link to a page, for long lists: Gatsby's own link would prefetch every page in view, this one what a visitor points at. */
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
