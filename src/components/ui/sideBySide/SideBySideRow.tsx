import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, radius, space } from '../../../theme/tokens';

interface Props {
  readonly label: string;
  readonly cells: readonly ReactNode[];
  readonly best?: { readonly word: string; readonly places: ReadonlySet<number> } | undefined;
  /** Whether what a column has like the one before it is quiet, so that steps stand out. Of texts only. */
  readonly showsSteps?: true;
}

/** One row: its label, and what each column has in it. The best is marked in words. */
export const SideBySideRow = ({ label, cells, best, showsSteps }: Props) => (
  <tr>
    <th scope="row">{label}</th>
    {cells.map((cell, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns have no other name here
      <td key={place} css={showsSteps && place > 0 && cell === cells[place - 1] && same}>
        {cell}
        {best?.places.has(place) && (
          <>
            {' '}
            <span css={mark}>{best.word}</span>
          </>
        )}
      </td>
    ))}
  </tr>
);

const same = css({ color: color.inkQuiet });
const mark = css({
  display: 'inline-block',
  padding: `0 ${space[2]}`,
  borderRadius: radius.small,
  background: color.accentSoft,
  color: color.accentDeep,
  fontWeight: 600,
});
