import { css } from '@emotion/react';
import { color } from '../../theme/tokens';

/** A part of a text, and whether it matches a search. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

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

const mark = css({ borderRadius: 2, background: color.accentSoft, color: 'inherit' });
