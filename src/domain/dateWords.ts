/** The day of an instant in words, on the calendar of a time zone: `1 February 2030`. */
export const dateWords = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(instant),
  );
