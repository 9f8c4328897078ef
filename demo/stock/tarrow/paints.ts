import type { Colour } from '../../illustrations/catalogue';

/** The brand's names for its paints. */
export const PAINTS: Readonly<Record<Colour, string>> = {
  white: 'Cockatoo White',
  silver: 'Frost Silver',
  grey: 'Basalt Grey',
  black: 'Ironbark Black',
  red: 'Waratah Red',
  blue: 'Wren Blue',
  green: 'River Gum Green',
  orange: 'Bonfire Orange',
  bronze: 'Saddle Bronze',
};
