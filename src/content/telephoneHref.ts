import { phoneNumbersIn, telAddress } from '../domain/enquiry/phoneNumbers';
import { locale } from '../locales/site/locale';

/** The `tel:` address of a readable number, or of the first of several: `(02) 5550 0140` → `tel:+61255500140` in Australia. */
export function telephoneHref(text: string): string {
  // A number such as 13 11 14 is too short for a shopper's.
  const [{ number, extension } = { number: text.replace(/[^\d+]/g, '') }] = phoneNumbersIn(text);
  const { countryCode, national } = locale.telephone;
  return telAddress({
    number: number.match(national) ? `+${countryCode}${number.slice(1)}` : number,
    extension,
  });
}
