import { dayAndMonth } from '../dateWords';

export type NoEstimate =
  /** It is no car, ute or van of at most 4.5 tonnes. */
  | { readonly kind: 'notCovered' }
  | { readonly kind: 'noPrice' }
  | { readonly kind: 'driveAwayElsewhere'; readonly home: string; readonly place: string }
  | { readonly kind: 'noTable'; readonly place: string; readonly why?: string | undefined }
  | { readonly kind: 'noFee'; readonly place: string; readonly what: string }
  /** `until` is the last day of the newest table; `null` if all begin later. */
  | {
      readonly kind: 'tableEnded';
      readonly place: string;
      readonly what: string;
      readonly until: string | null;
    }
  | { readonly kind: 'missingFact'; readonly place: string; readonly fact: string };

/** That none of the tables is in force today. */
export function tableEnded(
  what: string,
  place: string,
  tables: readonly { readonly until: string }[],
  today: string,
): NoEstimate {
  const ends = tables.map(({ until }) => until).filter((until) => until < today);
  return { kind: 'tableEnded', place, what, until: ends.sort().at(-1) ?? null };
}

/** The reason as a sentence for shoppers; empty for a vehicle that has no such charges to speak of. */
export function explainNoEstimate(reason: NoEstimate): string {
  switch (reason.kind) {
    case 'notCovered':
    case 'noPrice':
      return '';
    case 'driveAwayElsewhere':
      return `This price is drive away in ${reason.home}. Ask us for the price in ${reason.place}.`;
    case 'noTable':
      return reason.why ?? `We don’t have the duty rates of ${reason.place}. Ask us for a drive-away price.`;
    case 'noFee':
      return `We don’t have the current fee for ${reason.what} in ${reason.place}. Ask us for a drive-away price.`;
    case 'tableEnded':
      return reason.until === null
        ? `Our figures for ${reason.what} in ${reason.place} aren’t in force yet. Ask us for a drive-away price.`
        : `Our figures for ${reason.what} in ${reason.place} ended on ${dayAndMonth(reason.until)} ${reason.until.slice(0, 4)}. Ask us for a drive-away price.`;
    case 'missingFact':
      return `The charges in ${reason.place} depend on ${reason.fact}, which isn’t listed. Ask us for a drive-away price.`;
  }
}
