import type { MailForm } from '../../src/config/leadSettings';
import type { Dealership } from '../dealership';
import type { Photo } from '../lead';

/** One mail, before the mailer writes it. */
export interface Mail {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  /** The text for people. Without one, the ADF document is the whole body. */
  readonly text?: string;
  readonly adf?: string;
  readonly photos: readonly Photo[];
  /** The calendar file of a visit. */
  readonly calendar?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The address of a CRM, and what it reads. */
export interface MailReceiver {
  readonly to: string;
  readonly form: MailForm;
}

export interface MailSetting {
  readonly dealership: Dealership;
  /** The address for all mails to the dealer, instead of the addresses in the content. */
  readonly to?: string;
  readonly form: MailForm;
  readonly crm?: MailReceiver;
}

/** Paragraphs of a mail. Empty ones are left out. */
export const paragraphs = (...all: readonly (string | false | undefined)[]): string =>
  `${all.filter(Boolean).join('\n\n')}\n`;
