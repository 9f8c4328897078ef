import type { OpeningDay } from './openingHours';

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const clock = (total: number): string =>
  `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;

/** How long before closing the last visitor can come, in minutes. */
const LAST = 60;

/** The times at which somebody can come: every half hour from opening until an hour before closing. */
export const arrivalTimes = ({ periods }: Pick<OpeningDay, 'periods'>): readonly string[] =>
  periods.flatMap(({ opens, closes }) => {
    const times: string[] = [];
    for (let time = minutes(opens); time <= minutes(closes) - LAST; time += 30) times.push(clock(time));
    return times;
  });

/** Whether somebody can come at a time, which need not be a half hour. */
export const isArrivalTime = ({ periods }: Pick<OpeningDay, 'periods'>, time: string): boolean =>
  periods.some(
    ({ opens, closes }) => minutes(opens) <= minutes(time) && minutes(time) <= minutes(closes) - LAST,
  );
