import { css } from '@emotion/react';
import { color, media, radius, space, text } from '../../theme/tokens';

/** Parts side by side, on as many lines as they need. */
export const wrapRow = (gap: string, alignItems = 'center') =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems, gap }) as const;

/** Not on paper. */
export const onScreen = css({ [media.print]: { display: 'none' } });

/** A part that stands by itself, with an outline. */
export const panel = css({
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});

/** Something to know before going on. */
export const noticeBox = css({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.small,
  background: color.highlightSoft,
  fontSize: text.small,
});

/** What is wrong with a form, or went wrong with it. */
export const errorBox = css({
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${color.error}`,
  borderLeftWidth: 4,
  borderRadius: radius.small,
  background: color.errorSoft,
});

/** Small print, and facts beside a title. */
export const quiet = css({ color: color.inkQuiet, fontSize: text.small });
