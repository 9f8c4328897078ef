import { isEmail } from '../enquiry/emailAddress';
import { isRecord } from '../knownFields';
import { err, ok, type Result } from '../result';

/** Where a page asks to be told of stock, and where the links in the mails lead. */
export const ALERTS_PATH = '/api/alerts';

/** The most searches, and the most vehicles, of one request. */
export const MAX_WATCHED = 100;

const MAX_ADDRESS_LENGTH = 2000;
const MAX_ID_LENGTH = 200;

export interface AlertRequest {
  readonly email: string;
  readonly searches: readonly string[];
  readonly items: readonly string[];
}

export type AlertFault = 'email' | 'watched';

/** Reads a request that a browser sent. Each search and vehicle counts once. */
export function parseAlertRequest(value: unknown): Result<AlertRequest, AlertFault> {
  if (!isRecord(value)) return err('watched');
  const { email, searches, items } = value;
  if (typeof email !== 'string' || !isEmail(email)) return err('email');
  const read = {
    email: email.trim(),
    searches: textsOf(searches, (text) => text.startsWith('/stock/') && text.length <= MAX_ADDRESS_LENGTH),
    items: textsOf(items, (text) => text !== '' && text.length <= MAX_ID_LENGTH),
  };
  const isUsable = read.searches.length + read.items.length > 0;
  return isUsable ? ok(read) : err('watched');
}

/** The texts of a list that can be kept. One that cannot costs itself alone. */
const textsOf = (list: unknown, fits: (text: string) => boolean): readonly string[] =>
  Array.isArray(list)
    ? [...new Set(list.filter((one): one is string => typeof one === 'string' && fits(one)))].slice(
        0,
        MAX_WATCHED,
      )
    : [];
