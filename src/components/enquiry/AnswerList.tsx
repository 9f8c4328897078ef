import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';

const list = css({ borderTop: `1px solid ${color.line}` });
const row = css({
  display: 'grid',
  gap: `0 ${space[4]}`,
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.line}`,
  [media.medium]: { gridTemplateColumns: '10rem 1fr' },
});
/** In a card above a form: one line each, so that the form stays near. */
const short = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingTop: space[1],
  fontSize: text.small,
  '& > dt': { flexShrink: 0, maxWidth: '60%' },
  '& > dd': { textAlign: 'right' },
});
const name = css({ color: color.inkQuiet });
const value = css({ fontWeight: 500, whiteSpace: 'pre-line' });

interface Props {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly isShort?: boolean;
}

export const AnswerList = ({ rows, isShort = false }: Props) => (
  <dl css={isShort ? undefined : list}>
    {rows.map((one) => (
      <div key={one.label} css={isShort ? short : row}>
        <dt css={name}>{one.label}</dt>
        <dd css={value} dir="auto">
          {one.value}
        </dd>
      </div>
    ))}
  </dl>
);
