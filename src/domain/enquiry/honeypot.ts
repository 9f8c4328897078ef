/** The field that people leave empty, because they don't see it. Robots fill it in. */
export const HONEYPOT = 'website';

/**
 * Its attributes in a form. A person's browser or password manager that filled it in would turn their enquiry into spam, so each
 * is asked to leave it alone: 1Password, LastPass, Bitwarden, Dashlane, in this order.
 */
export const HONEYPOT_ATTRIBUTES = {
  name: HONEYPOT,
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const;
