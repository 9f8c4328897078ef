import { isArrivalTime } from '../../src/domain/enquiry/visitTimes';
import { openingDay } from '../../src/domain/openingDays';
import { instantOf, wallClock } from '../../src/domain/wallClock';
import type { Dealership } from '../dealership';
import { faultCode, type LeadLog } from '../leadLog';
import type { LeadStore } from '../store';
import { placeOf } from './wantedVisit';

interface ClosedVisitParts {
  readonly store: Pick<LeadStore, 'upcomingVisits' | 'noteClosed'>;
  /** The dealership as the site says now. */
  readonly latest: () => Promise<Dealership>;
  readonly log: LeadLog;
  readonly now: () => number;
}

/**
 * Queues the news for visits at times that the site has closed since they were booked, each once.
 * @returns how many visits
 */
export const closedVisits =
  ({ store, latest, log, now }: ClosedVisitParts) =>
  async (): Promise<number> => {
    try {
      const dealership = await latest();
      const today = wallClock(new Date(now()), dealership.timeZone).date;
      const closed = (await store.upcomingVisits(today)).filter(({ visit, lead }) => {
        const hours = placeOf(lead.enquiry, dealership)?.hours;
        return (
          hours !== undefined &&
          instantOf(visit, hours.timeZone) > now() &&
          !isArrivalTime(openingDay(hours, visit.date), visit.time)
        );
      });
      for (const { visit } of closed) await store.noteClosed(visit, now());
      return closed.length;
    } catch (error) {
      log({ event: 'storeFault', fault: faultCode(error) });
      return 0;
    }
  };
