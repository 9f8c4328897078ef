import type { IndexRecord } from '../../../indexRecord';
import { words } from './words';

/** The form in which registrations, stock numbers and VINs are compared: without case, spaces and hyphens. */
export const identifier = (text: string | undefined): string =>
  words(text ?? '')
    .map((word) => word.text)
    .join('');

/** These match only as a whole: no prefixes, no typos. */
export const IDENTIFIERS: readonly ((record: IndexRecord) => string)[] = [
  (record) => identifier(record.text.stockNumber),
  (record) => identifier(record.text.registrationNumber),
  (record) => identifier(record.text.vin),
];
