/** The field that people leave empty, because they don't see it. Robots fill it in. */
export const HONEYPOT = 'website';

/** Its attributes in a form, so that 1Password, LastPass, Bitwarden and Dashlane, in this order, leave it alone. */
export const HONEYPOT_ATTRIBUTES = {
  name: HONEYPOT,
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const;
