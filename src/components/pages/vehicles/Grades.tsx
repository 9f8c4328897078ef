import { css } from '@emotion/react';
import type { GradeView } from '../../../content/vehicles/vehicle';
import { color, space, text } from '../../../theme/tokens';
import { FromPrice } from '../../blocks/cards/FromPrice';
import { fullCardGrid } from '../../ui/grids';

const grade = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingTop: space[4],
  borderTop: `2px solid ${color.ink}`,
});
const summary = css({ color: color.inkQuiet });
const features = css({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  fontSize: text.small,
  lineHeight: 1.4,
  '& li': { paddingBlock: space[2], borderTop: `1px solid ${color.line}` },
});

/** The grades of a model side by side, cheapest first, with what each adds. */
export const Grades = ({ grades }: { readonly grades: readonly GradeView[] }) => (
  <ul css={fullCardGrid(grades.length)}>
    {grades.map(({ name, summary: words, features: list, from }) => (
      <li key={name} css={grade}>
        <h3>{name}</h3>
        <p>
          <FromPrice from={from} size="card" isLowest />
        </p>
        {words && <p css={summary}>{words}</p>}
        {list.length > 0 && (
          <ul css={features}>
            {list.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
