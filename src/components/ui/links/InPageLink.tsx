import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** The id of the place on this page. */
  readonly to: string;
  /** Finds a nearer place than that, where a script runs. */
  readonly find?: () => HTMLElement | undefined;
}

/**
 * A link to a place on the same page. Sight and focus go there; the address stays, because it may hold a search, and a
 * changed one would be announced as another page. Before scripts run, the browser follows it as any other link.
 */
export const InPageLink = ({ to, find, onClick, ...rest }: Props) => (
  <a
    {...rest}
    href={`#${to}`}
    onClick={(event) => {
      onClick?.(event);
      const nearer = find?.();
      const place = nearer ?? shownElement(`[id="${to}"]`);
      if (event.defaultPrevented || !place) return;
      event.preventDefault();
      place.scrollIntoView({ block: nearer ? 'center' : 'start' });
      place.focus({ preventScroll: true });
    }}
  />
);

/** The first element that is not part of a listing kept out of sight, which has the same ids as the page in sight. */
export const shownElement = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest('[hidden]'));
