import { dayWords, timeWords } from '../dateWords';
import { type LooseAnswers, textOf } from './enquiryField';

/** Whose clock the times are on: `Australia/Lord_Howe` → `Lord Howe time`. */
export const zoneWords = (timeZone: string): string =>
  `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;

/** `Friday 27 November, 9:30 am (Sydney time)` */
export const visitWords = (
  { date, time }: { readonly date: string; readonly time: string },
  timeZone: string,
): string => `${dayWords(date)}, ${timeWords(time)} (${zoneWords(timeZone)})`;

/** How the dealership can answer a shopper: by what they gave. */
export const answerWay = ({ phone, email }: LooseAnswers): string =>
  [textOf(phone) && 'phone', textOf(email) && 'email'].filter(Boolean).join(' or ') || 'phone';
