import { css } from '@emotion/react';
import { color, media, quiet, radius, space, text } from '../../../theme/tokens';

export const control = css({
  width: '100%',
  minHeight: '2.75rem',
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  color: color.ink,
  fontSize: text.small,
  [media.touch]: { fontSize: text.body },
  fontVariantNumeric: 'tabular-nums',
  '&[aria-invalid=true]': { borderColor: color.error, boxShadow: `inset 0 0 0 1px ${color.error}` },
  '&:disabled': { color: color.inkQuiet, backgroundColor: color.paperDeep, borderColor: color.line },
});

export const fieldLabel = css({
  display: 'block',
  padding: 0,
  marginBottom: space[1],
  ...quiet,
});
