import type { PictureFieldsFragment } from './queryTypes';

/** The part of a picture that stays where a shape cuts it. */
export type PictureFocus = NonNullable<PictureFieldsFragment['focus']>;

/** A focus as CSS names it, which does not mind the capital letter: `right Top`. */
export const focusPosition = (focus: PictureFocus | null | undefined): string | undefined =>
  focus?.replace(/(?=[TB])/, ' ');
