import type { Enquiry } from '../../src/domain/enquiry/enquiry';
import { isDate, isTime, type LooseAnswers, textOf } from '../../src/domain/enquiry/enquiryField';
import { type VisitPlace, type VisitPlaces, visitPlace } from '../../src/domain/enquiry/visitTimes';
import { addDays } from '../../src/domain/openingDays';
import { instantOf } from '../../src/domain/wallClock';
import type { WantedVisit } from '../visit';

/** When a reminder goes out, on the day before and on the dealership's clock. */
const REMINDER_TIME = '10:00';

/** A time at a place, with the time of its reminder if that is still to come. @param now milliseconds since 1970 */
export function visitAt(
  { id, visitsAtOnce, hours }: VisitPlace,
  { date, time }: Pick<WantedVisit, 'date' | 'time'>,
  now: number,
): WantedVisit {
  const remindAt = instantOf({ date: addDays(date, -1), time: REMINDER_TIME }, hours.timeZone);
  return { place: id, visitsAtOnce, date, time, ...(remindAt > now && { remindAt }) };
}

/** The place to which the shopper of an enquiry comes. */
export const placeOf = (
  { kind, context }: Pick<Enquiry, 'kind' | 'context'>,
  places: VisitPlaces,
): VisitPlace | undefined => visitPlace(places, kind, context.item?.yard);

/** The time that a new enquiry asks for. A day without a time books nothing. */
export function wantedVisit(enquiry: Enquiry, places: VisitPlaces, now: number): WantedVisit | undefined {
  const answers: LooseAnswers = { ...enquiry.answers };
  const [date, time] = [textOf(answers.date), textOf(answers.time)];
  const place = placeOf(enquiry, places);
  return place && isDate(date) && isTime(time) ? visitAt(place, { date, time }, now) : undefined;
}
