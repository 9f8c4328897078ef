import type { RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import { valuesIn } from '../../src/domain/valuesIn';

/** A run of one digit or of counted digits, which are never issued: 000000, 0400 000 000, 12345678. */
const INVENTED = /^\D*(\d)\1{4,}\D*$|0{6}$|^\D*0?1234567?8?9?0?\D*$/;
const NOT_YET =
  /^(?:x{2,}|\?+|-+|n\/?a|none|tba|tbc|tbd|todo|pending|unknown|placeholder|licen[cs]e(?: number)?|your .*|lorem .*|example.*|sample.*|test)$/i;
const EXAMPLE_MAIL =
  /@(?:[\w.-]*\.)?(?:example|domain|yourdomain|yourdealership|test)\.(?:com|org|net|co\.nz|com\.au)(?:\.au|\.nz)?$|^(?:test|your\.?name|name)@/i;
const EXAMPLE_STREET =
  /^\d*\s*(?:example|sample|test|your|fake)\s+(?:street|st|road|rd|avenue)\b|^(?:street|address)$/i;

const digits = (text: string): string => text.replace(/[^\da-z?-]/gi, '');

/** The values of the settings that still hold a placeholder, by field: how each looks. */
const FIELDS: Readonly<Record<string, (text: string) => boolean>> = {
  legalName: (text) => NOT_YET.test(text),
  licenceNumber: (text) => INVENTED.test(digits(text)),
  abn: (text) => INVENTED.test(digits(text)),
  phone: (text) => INVENTED.test(digits(text)),
  number: (text) => INVENTED.test(digits(text)),
  email: (text) => EXAMPLE_MAIL.test(text),
  street: (text) => EXAMPLE_STREET.test(text),
  suburb: (text) => /^(?:suburb|town|city)$/i.test(text),
  postcode: (text) => text === '0000',
  lenderName: (text) => /^(?:the )?lender$/i.test(text),
  lenderLicenceNumber: (text) => INVENTED.test(digits(text)),
};

interface Placeholder {
  readonly field: string;
  readonly text: string;
}

/** The placeholders in a settings file, a yard or a member of the team: `licenceNumber`, `000000`. */
export function placeholderFaults({ file, data }: Pick<RawFile, 'file' | 'data'>): readonly Placeholder[] {
  // Without finance, its settings are never shown.
  if (file.endsWith('/settings/finance.yml') && data.enabled !== true) return [];
  return /\/(?:settings\/(?:site|finance)\.yml|(?:locations|team)\/[^/]+)$/.test(file)
    ? [...valuesIn(data)]
        .map(([field, value]) => ({ field, text: String(value ?? '').trim() }))
        .filter(isPlaceholder)
    : [];
}

function isPlaceholder({ field, text }: Placeholder): boolean {
  const name = field.slice(field.lastIndexOf('.') + 1);
  return Object.hasOwn(FIELDS, name) && (NOT_YET.test(text) || FIELDS[name]?.(text) === true);
}
