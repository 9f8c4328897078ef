import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

/** What two calendar programs read of a file with one appointment. Times are milliseconds since 1970. */
export const calendarReadings = (file: string) => {
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') as ICAL.Component,
  );
  const [other] = Object.values(nodeIcal.sync.parseICS(file)).flatMap((one) =>
    one?.type === 'VEVENT' ? [one] : [],
  );
  const status = (event.component.getFirstPropertyValue('status') ?? '') as string;
  return [
    {
      uid: event.uid,
      version: event.sequence,
      status,
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      title: event.summary,
      place: event.location,
      text: event.description,
    },
    {
      uid: other?.uid,
      version: Number(other?.sequence),
      status: other?.status,
      start: other?.start.getTime(),
      end: other?.end?.getTime(),
      title: other?.summary,
      place: other?.location,
      text: other?.description,
    },
  ];
};
