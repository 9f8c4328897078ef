import { css } from '@emotion/react';
import { color, text } from '../../../theme/tokens';

/** Shown in place of models until a make is chosen. */
export const WaitsFor = ({ what }: { readonly what: string }) => <p css={quiet}>Choose a {what} first</p>;

const quiet = css({ margin: 0, color: color.inkQuiet, fontSize: text.small });
