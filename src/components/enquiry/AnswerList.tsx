import { css } from '@emotion/react';
import { color, media, space } from '../../theme/tokens';

const list = css({ borderTop: `1px solid ${color.line}` });
const row = css({
  display: 'grid',
  gap: `0 ${space[4]}`,
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.line}`,
  [media.medium]: { gridTemplateColumns: '10rem 1fr' },
});
const name = css({ color: color.inkQuiet });
const value = css({ fontWeight: 500, whiteSpace: 'pre-line' });

export const AnswerList = ({
  rows,
}: {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}) => (
  <dl css={list}>
    {rows.map((one) => (
      <div key={one.label} css={row}>
        <dt css={name}>{one.label}</dt>
        <dd css={value} dir="auto">
          {one.value}
        </dd>
      </div>
    ))}
  </dl>
);
