import { css } from '@emotion/react';
import type { DisplayGroup } from '../../../domain/stock/display/displayRows';
import { color, space, text } from '../../../theme/tokens';
import { cardGrid } from '../../ui/grids';

const group = css({ minWidth: 0 });
const title = css({ marginBottom: space[3], fontSize: text.lead });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line}`,
});
const label = css({ flex: 'none', color: color.inkQuiet });
const value = css({ fontVariantNumeric: 'tabular-nums', textAlign: 'right' });

/** Display fields in groups. */
export const Specifications = ({ groups }: { readonly groups: readonly DisplayGroup[] }) => (
  <div css={cardGrid('20rem')}>
    {groups.map(({ key, label: name, rows }) => (
      <section key={key} css={group} aria-label={name}>
        <h3 css={title}>{name}</h3>
        <dl>
          {rows.map((one) => (
            <div key={one.key} css={row}>
              <dt css={label}>{one.label}</dt>
              <dd css={value}>{one.value}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);
