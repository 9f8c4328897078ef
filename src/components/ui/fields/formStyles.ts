import { css } from '@emotion/react';
import { color, motion, radius, space, text } from '../../../theme/tokens';
import { control } from './control';

/** The styles that the fields of every form share. */
export const fieldFrame = css({ display: 'grid', gap: space[1], alignContent: 'start', minWidth: 0 });

export const fieldName = css({ padding: 0, fontWeight: 600, lineHeight: 1.35 });

export const fieldHint = css({ color: color.inkQuiet, fontSize: text.small, lineHeight: 1.4 });

export const fieldError = css({ color: color.error, fontSize: text.small, fontWeight: 600, lineHeight: 1.4 });

/** A control with room for a thumb. */
export const formControl = css(control, {
  minHeight: '2.875rem',
  marginTop: space[1],
  padding: `${space[2]} ${space[3]}`,
  fontSize: text.body,
  fontVariantNumeric: 'normal',
});

export const tickRow = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[1],
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: '1.375rem',
    height: '1.375rem',
    margin: '0.15rem 0 0',
    accentColor: color.accent,
  },
});

export const fieldset = css({ minWidth: 0, padding: 0, border: 0 });

/** A choice as a tile. The whole tile is the target; the native control shows what is chosen. */
export const choiceTile = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  height: '100%',
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.small,
  background: color.surface,
  lineHeight: 1.35,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  '&:hover': { borderColor: color.ink },
  '&:has(:checked)': { borderColor: color.accent, background: color.accentSoft },
  '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  '& input': {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    margin: '0.1rem 0 0',
    accentColor: color.accent,
    outline: 'none',
  },
});

/** What is wrong with a form, or went wrong with it. */
export const errorBox = css({
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${color.error}`,
  borderLeftWidth: 4,
  borderRadius: radius.small,
  background: color.errorSoft,
});
