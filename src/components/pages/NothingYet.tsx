import { css } from '@emotion/react';
import type { LinkView } from '../../content/link';
import { color, space, text } from '../../theme/tokens';
import { ButtonLink, buttonRow } from '../ui/Button';

interface Props {
  readonly words: string;
  readonly ways: readonly LinkView[];
}

const frame = css({
  display: 'grid',
  gap: space[5],
  justifyItems: 'start',
  paddingBlock: space[7],
  borderTop: `1px solid ${color.line}`,
});
const sentence = css({ maxWidth: '42rem', fontSize: text.lead });

export const NothingYet = ({ words, ways }: Props) => (
  <div css={frame}>
    <p css={sentence}>{words}</p>
    <div css={buttonRow}>
      {ways.map(({ label, href }) => (
        <ButtonLink key={label} href={href}>
          {label}
        </ButtonLink>
      ))}
    </div>
  </div>
);
