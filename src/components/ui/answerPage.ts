import { css } from '@emotion/react';
import { media, space } from '../../theme/tokens';

/** Parts of a page one below the other. The footer stays below the window until an answer is there; on paper nothing does. */
export const answerPage = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  minHeight: '100vh',
  paddingBlock: `${space[5]} ${space[8]}`,
  '& > *': { minWidth: 0 },
  [media.print]: { minHeight: 0, gap: space[2], padding: 0 },
});

/** For a page that is printed on one sheet of A4. */
export const oneSheet = css({ html: { [media.print]: { fontSize: '9pt' } } });
