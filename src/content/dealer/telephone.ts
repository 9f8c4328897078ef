/** The `tel:` address of a readable number: `(02) 5550 0140` → `tel:+61255500140`. */
export function telephoneHref(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  return `tel:${/^0[2-9]/.test(digits) ? `+61${digits.slice(1)}` : digits}`;
}
