/** Gatsby's own way to put one address in the place of another; its redirects go through it. */
interface Replacing {
  ___replace: (address: string) => void;
}

let held: string | undefined;
let replace: Replacing['___replace'] | undefined;

/**
 * An old address leads on while the first page is still being taken over, but Gatsby's router listens only once that is
 * done: on a slow phone the new address would come first, and stand over the old page for good. So a redirect waits.
 */
export const earlyRedirect = {
  /** Said once, before the first render. */
  hold: (): void => {
    const gatsby = window as unknown as Replacing;
    replace = gatsby.___replace;
    gatsby.___replace = (address) => {
      held = address;
    };
  },
  /** Said once, after it: the redirect that waited goes ahead, later ones go at once. */
  release: (): void => {
    if (!replace) return;
    (window as unknown as Replacing).___replace = replace;
    if (held !== undefined) replace(held);
  },
};
