/** Whether a telephone number can be called: 8 to 15 digits, written with whatever marks people use. */
export const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length;
  return /^[+\d\s().-]+$/.test(text.trim()) && digits >= 8 && digits <= 15;
};

/** What separates or wraps addresses in the header of a mail: with any of these, one address could be read as two. */
const NOT_IN_AN_ADDRESS = /[\s<>()[\]\\,;:"]/;

/** The longest address that mail servers take. */
const MOST_LETTERS = 254;

/** Whether an e-mail address is whole and a single one; only sending to it shows whether it is right. */
export const isEmail = (text: string): boolean =>
  /^[^@]+@[^@]+\.[^@]{2,}$/.test(text.trim()) &&
  text.trim().length <= MOST_LETTERS &&
  !NOT_IN_AN_ADDRESS.test(text.trim());
