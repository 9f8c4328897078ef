/**
 * The longest that anything a shopper waits for may take, in milliseconds. After it the page says what did not come, and
 * offers another try and the phone number. Retries count within these limits.
 */
export const LIMITS = {
  /** The page's own scripts, from the head of its HTML to the moment they take the page over. */
  scripts: 15_000,
  /** One file of the stock, to its last byte. */
  file: 15_000,
  /** A search, from the question to the answer: Worker, manifest, index, cards. */
  search: 20_000,
  /** One stock item that the page did not bring, all tries together. */
  stockItem: 20_000,
  /** The script of the hosted search; then the embedded engine answers. */
  hostedScript: 3_000,
} as const;
