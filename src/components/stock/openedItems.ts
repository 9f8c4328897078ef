/** What to do when a shopper asks about an item that they found by searching. Lost when the page closes. */
const opened = new Map<string, () => void>();

/** Records an item that was opened from the results. */
export const itemOpened = (id: string, onEnquiry: () => void): void => {
  opened.set(id, onEnquiry);
};

/** Tells the search that found an item, if one did, that the shopper calls or writes about it. */
export const itemEnquired = (id: string): void => opened.get(id)?.();
