import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** The id of the target on this page. */
  readonly to: string;
  /** Finds a more exact target, if a script runs. */
  readonly find?: () => HTMLElement | undefined;
}

/**
 * A link to a place on the same page. It scrolls there and moves the focus. The address does not change, because it may hold
 * a search, and screen readers would announce a changed address as another page. Before scripts run, it is a plain link.
 */
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
      place.scrollIntoView({ block: nearer ? 'center' : 'start' });
      place.focus({ preventScroll: true });
    }}
  />
);

/** The first visible match. A hidden listing has elements with the same ids as the visible page. */
export const visibleElement = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest('[hidden]'));
