import { locale } from '../../locales/site/locale';

/** The `tel:` address of a readable number: `(02) 5550 0140` → `tel:+61255500140` in Australia. */
export function telephoneHref(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  const { countryCode, national } = locale.telephone;
  return `tel:${national.test(digits) ? `+${countryCode}${digits.slice(1)}` : digits}`;
}
