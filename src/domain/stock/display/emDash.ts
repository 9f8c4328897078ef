/** What stands where a value is owed but not known. */
export const EM_DASH = '—';
