import type { DealerWords, LocaleName } from '../country';
import type { OpeningHours } from '../openingHours';
import type { StockType } from '../stock/stockTypes';
import type { Enquiry } from './enquiry';
import type { EnquiryKind } from './enquiryKind';
import type { PublishedOffer } from './knownOffers';

/** The build writes this file for the enquiry server, beside the pages. It holds nothing that the pages do not show. */
export const DEALERSHIP_FILE = 'enquiry-desk.json';

interface Department {
  /** `sales`, `service` … */
  readonly id: string;
  readonly name: string;
  readonly email?: string;
  /** The department's numbers. The label names the yard. */
  readonly phones: readonly { readonly label?: string; readonly number: string }[];
  /** An ordinary week in words, one line for each span of days: `Monday to Friday: 8:30 am to 5:30 pm`. */
  readonly hours: readonly string[];
  /** The hours as data, with the special days. An older build did not write them. */
  readonly opening?: OpeningHours;
  /** How many people can come in one half hour, and what they read of it. An older build did not write them. */
  readonly visitsAtOnce?: number;
  readonly visitNote?: string;
}

/** What the enquiry server knows about the dealership: where to send enquiries, and what to tell shoppers. */
export interface DealershipDetails {
  readonly dealerId: string;
  readonly brandId: string;
  readonly stockVersion: string;
  /** The country, whose forms the server reads. */
  readonly locale: LocaleName;
  readonly words: DealerWords;
  /** What the dealership sells. An older build did not write it. */
  readonly stockType?: StockType;
  /** The make of the vehicles that a dealer of one brand sells new. */
  readonly brand?: string;
  /** IANA name: `Australia/Sydney`. */
  readonly timeZone: string;
  /** Without a final slash. */
  readonly siteUrl: string;
  /** The address to which the site sends forms, if it isn't its own server's. */
  readonly enquiryUrl?: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** How the dealership opens its mails to readers who asked for news of the stock. An older build did not write it. */
  readonly alertWords?: { readonly confirmation?: string; readonly intro?: string };
  readonly departments: readonly Department[];
  /** In one line. An older build did not write it. */
  readonly address?: string;
  /** The yards, with the hours of the first department there. An older build did not write them. */
  readonly locations?: readonly {
    readonly name: string;
    readonly address?: string;
    readonly opening: OpeningHours;
  }[];
  /** The offers. An older build did not write them. */
  readonly offers?: readonly PublishedOffer[];
}

/** The department that answers a kind of enquiry. The first department, which sells, answers all others. */
const ANSWERED_BY: Partial<Record<EnquiryKind, string>> = {
  serviceForm: 'service',
  financeCalculator: 'finance',
};

/** The department that answers an enquiry, or the first one if the dealership does not have that department. */
export const departmentFor = (dealership: DealershipDetails, kind: EnquiryKind): Department | undefined =>
  dealership.departments.find(({ id }) => id === ANSWERED_BY[kind]) ?? dealership.departments[0];

/** The mailbox for an enquiry: the department's, or else the dealership's. */
export const mailboxFor = (dealership: DealershipDetails, kind: EnquiryKind): string =>
  departmentFor(dealership, kind)?.email ?? dealership.email;

/** The number to ring about an enquiry: the department's number at the vehicle's yard, if it has one. */
export function phoneFor(
  dealership: DealershipDetails,
  { kind, context }: Pick<Enquiry, 'kind' | 'context'>,
): string {
  const phones = departmentFor(dealership, kind)?.phones ?? [];
  const yard = context.item?.yard;
  const ofYard = phones.find(({ label }) => label !== undefined && label === yard);
  return (ofYard ?? phones[0])?.number ?? dealership.phone;
}
