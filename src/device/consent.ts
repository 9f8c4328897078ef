import { keptValue } from './keptValue';

const VERSION = 1;

/** What a visitor said when the site asked whether it may measure. */
interface Consent {
  /** Raised with what is asked: then everybody is asked again. */
  readonly version: typeof VERSION;
  readonly choice: 'granted' | 'denied';
  /** ISO 8601. */
  readonly at: string;
}

/** The visitor's choice; absent until there is one. */
export const consent = keptValue<Consent | undefined>({
  name: 'consent',
  lifetime: 'device',
  empty: undefined,
  parse: (kept) => {
    const { version, choice, at } = Object(kept) as Partial<Consent>;
    return version === VERSION && (choice === 'granted' || choice === 'denied')
      ? { version, choice, at: String(at) }
      : undefined;
  },
});

export const keepChoice = (choice: Consent['choice']): void =>
  void consent.keep({ version: VERSION, choice, at: new Date().toISOString() });

/** Whether the browser tells every site that its visitor wants no tracking. */
export const isRefusedByBrowser = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whether the visitor agreed. Law: never where the browser refuses for them. */
export const mayMeasure = (): boolean => !isRefusedByBrowser() && consent.read()?.choice === 'granted';
