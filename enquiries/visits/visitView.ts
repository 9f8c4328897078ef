import { phoneFor } from '../../src/domain/enquiry/dealershipDetails';
import { visitWords } from '../../src/domain/enquiry/visitWords';
import { typeWords } from '../../src/domain/stock/typeWords';
import { instantOf } from '../../src/domain/wallClock';
import type { Dealership } from '../dealership';
import type { Lead } from '../lead';
import type { Visit } from '../visit';
import { calendarFile } from './calendar';
import { placeOf } from './wantedVisit';

/** What people read about a visit. */
export interface VisitView {
  /** `test drive` */
  readonly name: string;
  /** The vehicle. */
  readonly about?: string | undefined;
  /** `Friday 27 November, 9:30 am (Sydney time)` */
  readonly when: string;
  readonly where: string;
  /** What to bring. */
  readonly note?: string | undefined;
  readonly phone: string;
  readonly reference: string;
  readonly start: number;
}

/** @param about the vehicle: for the shopper as the site publishes it now, because nothing that a stranger wrote goes to them */
export function visitView(
  { visit, lead }: { readonly visit: Pick<Visit, 'date' | 'time'>; readonly lead: Lead },
  about: string | undefined,
  dealership: Dealership,
): VisitView {
  const { enquiry, reference } = lead;
  const { timeZone, country, stockType = 'cars', departments, locations = [] } = dealership;
  const place = placeOf(enquiry, dealership);
  const yard = locations.find(({ name }) => name === place?.yard);
  const { trial } = typeWords(enquiry.context.item?.stockType ?? stockType, country.words);
  return {
    name: enquiry.kind === 'serviceForm' ? 'service' : trial.toLowerCase(),
    about,
    when: visitWords(visit, timeZone),
    where: [yard?.name ?? dealership.name, yard ? yard.address : dealership.address]
      .filter(Boolean)
      .join(', '),
    note: departments.find(({ id }) => id === place?.department)?.visitNote,
    phone: phoneFor(dealership, { kind: enquiry.kind, context: enquiry.context }),
    reference,
    start: instantOf(visit, timeZone),
  };
}

/** How long a visit takes in a calendar, in minutes. A vehicle for service is only handed over. */
const MINUTES = { visit: 60, handOver: 30 } as const;

/** The calendar file of a visit. */
export function visitCalendar(
  view: VisitView,
  visit: Visit,
  { name, siteUrl }: Pick<Dealership, 'name' | 'siteUrl'>,
  now: number,
): string {
  const capital = view.name.charAt(0).toUpperCase() + view.name.slice(1);
  return calendarFile({
    uid: `${view.reference}@${new URL(siteUrl).hostname}`,
    version: visit.changes,
    isCancelled: visit.isCancelled,
    start: view.start,
    minutes: view.name === 'service' ? MINUTES.handOver : MINUTES.visit,
    title: `${capital}${view.about === undefined ? '' : `: ${view.about}`}, ${name}`,
    place: view.where,
    text: [view.note, `${name}, ${view.phone}`, `Reference ${view.reference}`, siteUrl]
      .filter(Boolean)
      .join('\n'),
    now,
  });
}
