/** What to do when a shopper asks for a car that they found by searching; forgotten with the page. */
const opened = new Map<string, () => void>();

/** Takes note of a car that was opened from results. */
export const carOpened = (id: string, onEnquiry: () => void): void => {
  opened.set(id, onEnquiry);
};

/** A shopper calls or writes about a car: told to the search that found it, where one did. */
export const carEnquired = (id: string): void => opened.get(id)?.();
