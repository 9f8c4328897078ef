import type { IndexRecord } from '../../../indexRecord';
import { words } from './words';

/** A registration, stock number or VIN as it is compared: without case, spaces and hyphens. */
export const identifier = (text: string | undefined): string =>
  words(text ?? '')
    .map((word) => word.text)
    .join('');

/** Each is matched whole, never by its beginning or with a typo. */
export const IDENTIFIERS: readonly ((record: IndexRecord) => string)[] = [
  (record) => identifier(record.text.stockNumber),
  (record) => identifier(record.text.registrationNumber),
  (record) => identifier(record.text.vin),
];
