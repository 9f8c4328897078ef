/** Thrown when an enquiry cannot be kept just now; its sender should try again soon. */
export class Unavailable extends Error {
  /** @throws always */
  static because(this: void, cause: unknown): never {
    throw new Unavailable('', { cause });
  }
}
