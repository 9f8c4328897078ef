import { storedValue } from './storedValue';

const VERSION = 1;

interface Consent {
  /** Raised when the question changes. Everybody is then asked again. */
  readonly version: typeof VERSION;
  readonly choice: 'granted' | 'denied';
  /** ISO 8601. */
  readonly at: string;
}

/** The visitor's choice; `undefined` until they make one. */
export const consent = storedValue<Consent | undefined>({
  name: 'consent',
  lifetime: 'device',
  empty: undefined,
  parse: (value) => {
    const { version, choice, at } = Object(value) as Partial<Consent>;
    return version === VERSION && (choice === 'granted' || choice === 'denied')
      ? { version, choice, at: String(at) }
      : undefined;
  },
});

export const keepChoice = (choice: Consent['choice']): void =>
  void consent.store({ version: VERSION, choice, at: new Date().toISOString() });

/** Whether the browser tells every site that its visitor does not want to be tracked (Global Privacy Control). */
export const isRefusedByBrowser = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whether we may measure this visitor. Law: never if the browser refuses for them. */
export const mayMeasure = (): boolean => !isRefusedByBrowser() && consent.read()?.choice === 'granted';
