import { css } from '@emotion/react';
import { color, quiet, radius, space, text } from '../../../theme/tokens';

export const optionRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.5rem',
  cursor: 'pointer',
  fontSize: text.body,
  '& input': { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.accent },
});

export const count = css({
  marginLeft: 'auto',
  flex: 'none',
  ...quiet,
  fontVariantNumeric: 'tabular-nums',
});

export const textButton = css({
  justifySelf: 'start',
  padding: `${space[2]} 0`,
  border: 0,
  background: 'none',
  color: color.accent,
  fontSize: text.small,
  fontWeight: 600,
  textDecoration: 'underline',
});

export const pill = css({
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.accent}`,
  borderRadius: radius.pill,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});
