/** Shown for a required value that is unknown. */
export const EM_DASH = '—';
