/** What the log holds of an error, by the names of Datadog's standard attributes. */
interface LoggedError {
  readonly kind: string;
  readonly message: string;
  /** A line for each place in a script of the site, for the source maps that a build leaves beside the site. */
  readonly stack: string;
}

/** What a message may quote of the visitor: texts in quotation marks, addresses, emails, and numbers of four digits and more. */
const QUOTED = /["'`“‘].*?["'`”’]|\S*(?:\/\/|@)\S*|\d[\d ().,-]{2,}\d/g;

const MAX_MESSAGE = 200;
const MAX_PLACES = 20;

/** A place in a script, as every browser writes it; the address before it is left out. */
const PLACE = /[\w~.-]+\.js:\d+:\d+/g;

/** An error without anything that a visitor typed, and without the address of the page. */
export function loggedError({ name, message, stack }: Error): LoggedError {
  const places = [...(stack ?? '').matchAll(PLACE)].slice(0, MAX_PLACES);
  return {
    kind: /^\w{1,50}$/.test(name) ? name : 'Error',
    message: message
      .slice(0, 10 * MAX_MESSAGE)
      .replace(QUOTED, '...')
      .slice(0, MAX_MESSAGE),
    stack: places.map(([place]) => `    at ${window.location.origin}/${place}`).join('\n'),
  };
}
