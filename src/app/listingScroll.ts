/**
 * Where a shopper was in a listing, for each entry of the browser's history. Gatsby remembers scroll positions by the
 * path that it navigated to itself; a search changes the address within a listing without it, so Back needs this.
 */
const positions = new Map<string, number>();

const entry = (): string =>
  `${window.history.state?.key ?? ''} ${window.location.pathname}${window.location.search}`;

/** Remembers the position of the entry that is shown. */
export const rememberListingScroll = (): void => {
  positions.set(entry(), window.scrollY);
};

/** The position of the entry that is shown now, if the shopper was there before. */
export const savedListingScroll = (): number | undefined => positions.get(entry());
