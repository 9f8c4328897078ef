import { css } from '@emotion/react';
import { useState } from 'react';
import type { DisplayGroup } from '../../domain/stock/displayRows';
import { color, media, space, text } from '../../theme/tokens';

/** The specifications of a vehicle in groups; numbers that people write down can be copied. */
export function StockSpecifications({ groups }: { readonly groups: readonly DisplayGroup[] }) {
  return (
    <div css={columns}>
      {groups.map(({ key, label, rows }) => (
        <section key={key} css={block}>
          <h3 css={heading}>{label}</h3>
          <dl css={table}>
            {rows.map((row) => (
              <div key={row.key} css={line}>
                <dt css={term}>{row.label}</dt>
                <dd css={detail}>
                  {row.value}
                  {row.isCopied && <CopyButton text={row.value} what={row.label} />}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function CopyButton({ text: value, what }: { readonly text: string; readonly what: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <button
      type="button"
      css={copy}
      onClick={() =>
        navigator.clipboard?.writeText(value).then(
          () => setIsCopied(true),
          () => undefined,
        )
      }
      aria-label={`Copy ${what}`}
    >
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}

const columns = css({ [media.medium]: { columns: 2, columnGap: space[7] } });
const block = css({ breakInside: 'avoid', marginBottom: space[6] });
const heading = css({ margin: `0 0 ${space[2]}`, fontSize: text.lead });
const table = css({ margin: 0 });
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 2fr) 3fr',
  gap: space[3],
  padding: `${space[2]} 0`,
  borderTop: `1px solid ${color.line}`,
});
const term = css({ color: color.inkQuiet });
const detail = css({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
const copy = css({
  marginLeft: space[2],
  minHeight: '1.75rem',
  padding: `0 ${space[2]}`,
  border: `1px solid ${color.line}`,
  borderRadius: 4,
  background: 'none',
  color: color.green,
  font: 'inherit',
  fontSize: text.small,
  cursor: 'pointer',
  [media.print]: { display: 'none' },
});
