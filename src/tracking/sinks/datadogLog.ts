import { datadogLogs } from '@datadog/browser-logs';
import type { Tracking } from '../../config/tracking';
import type { EventSite, PagePath, Sink } from '../events';

/** The page of the fault that is being logged. */
let path = '/' as PagePath;

/** The package starts once a page load. After a no and another yes, it goes on. */
let isStarted = false;

/** The key in the tab's storage under which the package numbers the tab. It cannot be told not to. */
const TAB_ID = '_dd_tab_id';

/**
 * Reports faults to Datadog. Its package would add address and referrer to each line, so both are replaced. It knows the
 * visitor by nothing that outlives the page.
 */
export function datadogLog(log: NonNullable<Tracking['log']>, site: EventSite): Sink {
  if (!isStarted) start(log);
  isStarted = true;
  datadogLogs.setTrackingConsent('granted');
  datadogLogs.setGlobalContext({ ...site });
  return {
    take: (event, page) => {
      if (event.name !== 'fault') return;
      path = page;
      datadogLogs.logger.error(`fault: ${event.fault}`, {
        fault: event.fault,
        ...(event.error && { error: loggedError(event.error) }),
      });
    },
    close: () => {
      datadogLogs.setTrackingConsent('not-granted');
      try {
        window.sessionStorage.removeItem(TAB_ID);
      } catch {
        // Where the browser denies storage, nothing was stored.
      }
    },
  };
}

function start({ clientToken, site: region, proxy }: NonNullable<Tracking['log']>): void {
  datadogLogs.init({
    clientToken,
    // The package's type only lists the regions known when it was published.
    site: region as 'datadoghq.com',
    ...(proxy === undefined ? {} : { proxy }),
    service: 'forecourt',
    forwardErrorsToLogs: false,
    telemetrySampleRate: 0,
    sessionPersistence: 'memory',
    trackAnonymousUser: false,
    beforeSend: (line) => {
      line.view = { ...line.view, url: window.location.origin + path, referrer: '' };
      return true;
    },
  });
}

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
function loggedError({ name, message, stack }: Error): LoggedError {
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
