import type { ComponentProps } from 'react';
import { jumpTo } from './jumpHistory';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  /** Finds a more exact target, if a script runs. */
  readonly find?: () => HTMLElement | undefined;
}

/** A link to a place on the same page. The address does not change, because it may hold a search, which others would get too. */
export const InPageLink = ({ to, find, onClick, ...rest }: Props) => (
  <a
    {...rest}
    href={`#${to}`}
    onClick={(event) => {
      onClick?.(event);
      const nearer = find?.();
      const place = nearer ?? visibleElement(`[id="${to}"]`);
      if (event.defaultPrevented || !place) return;
      event.preventDefault();
      jumpTo(place, nearer ? 'center' : 'start');
    }}
  />
);

/** The first visible match. A hidden listing has elements with the same ids as the visible page. */
export const visibleElement = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest('[hidden]'));
