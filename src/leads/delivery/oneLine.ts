import { plainLine } from '../../domain/enquiry/enquiryField';

const MOST_LETTERS = 150;

/** A text as one line with a limit, for subjects and names. */
export const oneLine = (text: string): string => {
  const letters = [...plainLine(text).replace(/\s+/g, ' ').trim()];
  return letters.length <= MOST_LETTERS
    ? letters.join('')
    : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`;
};
