import { datadogLogs } from '@datadog/browser-logs';
import type { Tracking } from '../../config/tracking';
import type { PagePath } from '../events';
import type { EventSite, Sink } from './sink';

/** Reports faults to Datadog. Its package would add address and referrer to each line, so both are replaced. */
export function datadogLog(
  { clientToken, site: region, proxy }: NonNullable<Tracking['log']>,
  site: EventSite,
): Sink {
  let shown = '/' as PagePath;
  datadogLogs.init({
    clientToken,
    // The package's type only lists the regions known when it was published.
    site: region as 'datadoghq.com',
    ...(proxy === undefined ? {} : { proxy }),
    service: 'forecourt',
    forwardErrorsToLogs: false,
    telemetrySampleRate: 0,
    sessionPersistence: 'local-storage',
    beforeSend: (log) => {
      log.view = { ...log.view, url: window.location.origin + shown, referrer: '' };
      return true;
    },
  });
  datadogLogs.setTrackingConsent('granted');
  datadogLogs.setGlobalContext({ ...site });
  return {
    take: (event, page) => {
      if (event.name !== 'fault') return;
      shown = page;
      datadogLogs.logger.error(`fault: ${event.fault}`, { fault: event.fault });
    },
    close: () => datadogLogs.setTrackingConsent('not-granted'),
  };
}
