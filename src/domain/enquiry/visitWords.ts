import { dayWords, timeWords } from '../dateWords';

/** Whose clock the times are on: `Australia/Lord_Howe` → `Lord Howe time`. */
export const zoneWords = (timeZone: string): string =>
  `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;

/** `Friday 27 November, 9:30 am (Sydney time)` */
export const visitWords = (
  { date, time }: { readonly date: string; readonly time: string },
  timeZone: string,
): string => `${dayWords(date)}, ${timeWords(time)} (${zoneWords(timeZone)})`;
