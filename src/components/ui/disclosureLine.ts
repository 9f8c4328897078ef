import { css } from '@emotion/react';
import { color, space } from '../../theme/tokens';

/** The summary line of a `<details>`: words at the left, and a chevron at the right that turns. */
export const disclosureLine = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  fontWeight: 600,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: color.accent },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
});
