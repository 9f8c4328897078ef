import type { OpeningDay } from './openingHours';

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const clock = (total: number): string =>
  `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;

/** The times at which a vehicle can be brought in: every half hour from opening until an hour before closing. */
export const arrivalTimes = ({ periods }: Pick<OpeningDay, 'periods'>): readonly string[] =>
  periods.flatMap(({ opens, closes }) => {
    const times: string[] = [];
    for (let time = minutes(opens); time <= minutes(closes) - 60; time += 30) times.push(clock(time));
    return times;
  });
