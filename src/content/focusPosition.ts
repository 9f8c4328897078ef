import type { PictureFieldsFragment } from './queryTypes';

/** The part of a picture that stays where a shape cuts it. */
export type PictureFocus = NonNullable<PictureFieldsFragment['focus']>;

/** A focus as CSS and sharp name it: `right top`. */
export const focusPosition = (focus: PictureFocus): string => focus.replace(/(?=[TB])/, ' ').toLowerCase();
