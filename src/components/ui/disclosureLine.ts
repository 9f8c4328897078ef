import { css } from '@emotion/react';
import { color, space } from '../../theme/tokens';

/** The line of a `<details>` that opens it: words at the left, a chevron at the right that turns. */
export const disclosureLine = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  fontWeight: 600,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: color.green },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
});
