import { type CSSProperties, type ReactNode, useRef } from 'react';
import { type NamedColumn, NamesInView } from './NamesInView';
import { COLUMNS, labelColumn, scroller, table } from './sideBySideStyles';

interface Props {
  readonly label: string;
  readonly columns: readonly NamedColumn[];
  readonly heads: ReactNode;
  readonly children: ReactNode;
}

/** A table with a column for each of a few things to choose from. In a narrow window the columns are swiped. */
export function SideBySide({ label, columns, heads, children }: Props) {
  const region = useRef<HTMLElement>(null);
  return (
    <div style={{ [COLUMNS]: columns.length } as CSSProperties}>
      <NamesInView columns={columns} of={region} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={region} css={scroller} tabIndex={0} aria-label={label}>
        <table css={table}>
          <colgroup>
            <col css={labelColumn} />
            <col span={columns.length} />
          </colgroup>
          <thead>
            <tr>
              <td />
              {heads}
            </tr>
          </thead>
          {children}
        </table>
      </section>
    </div>
  );
}
