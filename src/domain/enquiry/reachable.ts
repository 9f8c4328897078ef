/** Whether a telephone number can be called: 8 to 15 digits, with any marks between them. */
export const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length;
  return /^[+\d\p{Zs}().-]+$/u.test(text.trim()) && digits >= 8 && digits <= 15;
};

/**
 * Characters that separate or wrap addresses in a mail header, with any of which one address could read as two, and those
 * that nobody sees.
 */
const NOT_IN_AN_ADDRESS = /[\s<>()[\]\\,;:"\p{C}]/u;

/** The longest address that mail servers accept. */
const MOST_LETTERS = 254;

/** Whether a text is one complete e-mail address. Only a mail sent to it can show whether it exists. */
export const isEmail = (text: string): boolean =>
  /^[^@]+@[^@]+\.[^@]{2,}$/.test(text.trim()) &&
  text.trim().length <= MOST_LETTERS &&
  !NOT_IN_AN_ADDRESS.test(text.trim());
