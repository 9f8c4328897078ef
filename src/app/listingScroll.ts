/**
 * The scroll position in a listing, for each entry of the browser's history. Gatsby remembers positions only for entries
 * that it made itself. A search changes the address without Gatsby, so Back needs this map.
 */
const positions = new Map<string, number>();

const entry = (): string =>
  `${window.history.state?.key ?? ''} ${window.location.pathname}${window.location.search}`;

/** Remembers the position for the current history entry. */
export const rememberListingScroll = (): void => {
  positions.set(entry(), window.scrollY);
};

/** The position for the current history entry, if the shopper was there before. */
export const savedListingScroll = (): number | undefined => positions.get(entry());
