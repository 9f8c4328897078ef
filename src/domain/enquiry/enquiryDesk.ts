import type { Enquiry } from './enquiry';
import type { EnquiryKind } from './enquiryKind';

/** The file of the desk: the build writes it beside the pages. It holds nothing that the pages do not show. */
export const DESK_FILE = 'enquiry-desk.json';

export interface DeskDepartment {
  /** `sales`, `service` … */
  readonly id: string;
  readonly name: string;
  readonly email?: string;
  /** The department's numbers; the label is the yard. */
  readonly phones: readonly { readonly label?: string; readonly number: string }[];
  /** An ordinary week in words, a line each: `Monday to Friday: 8:30 am to 5:30 pm`. */
  readonly hours: readonly string[];
}

/** What the server of enquiries knows of the dealership: whom it tells, and what it says to shoppers. */
export interface EnquiryDesk {
  readonly dealerId: string;
  readonly brandId: string;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly departments: readonly DeskDepartment[];
}

/** Which department answers. Every other form is for the first department, which sells. */
const ANSWERED_BY: Partial<Record<EnquiryKind, string>> = {
  serviceForm: 'service',
  financeCalculator: 'finance',
};

/** The department that answers an enquiry; the first one where the dealership does not have it. */
export const departmentFor = (desk: EnquiryDesk, kind: EnquiryKind): DeskDepartment | undefined =>
  desk.departments.find(({ id }) => id === ANSWERED_BY[kind]) ?? desk.departments[0];

/** Where the mail about an enquiry goes: to its department, or to the dealership. */
export const mailboxFor = (desk: EnquiryDesk, kind: EnquiryKind): string =>
  departmentFor(desk, kind)?.email ?? desk.email;

/** The number to ring about an enquiry: the department's number at the yard where the vehicle stands, if it has one. */
export function phoneFor(desk: EnquiryDesk, { kind, context }: Pick<Enquiry, 'kind' | 'context'>): string {
  const phones = departmentFor(desk, kind)?.phones ?? [];
  const yard = context.item?.yard;
  const ofYard = phones.find(({ label }) => label !== undefined && label === yard);
  return (ofYard ?? phones[0])?.number ?? desk.phone;
}
