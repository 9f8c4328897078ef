import { css } from '@emotion/react';
import { color } from '../../theme/tokens';

/** A piece of a text, and whether it is what somebody looks for. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text with some of it marked. */
export const MarkedText = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, place) => {
    const key = `${place} ${text}`;
    return isMatch ? (
      <mark key={key} css={mark}>
        {text}
      </mark>
    ) : (
      text
    );
  });

const mark = css({ borderRadius: 2, background: color.greenSoft, color: 'inherit' });
