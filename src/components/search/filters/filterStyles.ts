import { css } from '@emotion/react';
import { color, radius, space, text } from '../../../theme/tokens';

/** The styles that the controls of the filter panel share. */
export const fieldLabel = css({
  display: 'block',
  padding: 0,
  marginBottom: space[1],
  fontSize: text.small,
  color: color.inkQuiet,
});

export const control = css({
  width: '100%',
  minHeight: '2.75rem',
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  color: color.ink,
  font: 'inherit',
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  '&:disabled': { color: color.inkQuiet, backgroundColor: color.paperDeep, borderColor: color.line },
});

export const optionRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.5rem',
  cursor: 'pointer',
  fontSize: text.body,
  '& input': { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.green },
});

export const count = css({
  marginLeft: 'auto',
  color: color.inkQuiet,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const textButton = css({
  justifySelf: 'start',
  padding: `${space[2]} 0`,
  border: 0,
  background: 'none',
  color: color.green,
  font: 'inherit',
  fontSize: text.small,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
