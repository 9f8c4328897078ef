import { css } from '@emotion/react';
import { color, text } from '../../../theme/tokens';

/** Models mean nothing without a make. */
export const WaitsFor = ({ what }: { readonly what: string }) => <p css={quiet}>Choose a {what} first</p>;

const quiet = css({ margin: 0, color: color.inkQuiet, fontSize: text.small });
