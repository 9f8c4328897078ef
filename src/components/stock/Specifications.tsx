import { css } from '@emotion/react';
import { useState } from 'react';
import { copyText } from '../../device/copyText';
import type { DisplayGroup } from '../../domain/stock/display/displayRows';
import { color, media, space, text } from '../../theme/tokens';
import { LineDrawing } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** The specifications of a stock item or a model in groups. Numbers that people write down have a copy button. */
export function Specifications({ groups }: { readonly groups: readonly DisplayGroup[] }) {
  return (
    <div css={columns}>
      {groups.map(({ key, label, rows }) => (
        <section key={key} css={block}>
          <h3 css={heading}>{label}</h3>
          <dl>
            {rows.map((row) => (
              <div key={row.key} css={line}>
                <dt css={term}>{row.label}</dt>
                <dd css={detail}>
                  {row.href ? <a href={row.href}>{row.value}</a> : row.value}
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

const TWO_SHEETS = 'M9 9h10v11H9zM15 9V4.5H5V16h4';
const TICK = 'm5 12.5 4.5 4.5L19 7.5';

function CopyButton({ text: value, what }: { readonly text: string; readonly what: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <button
      type="button"
      css={copy}
      onClick={() => void copyText(value).then(setIsCopied)}
      aria-label={`Copy ${what}`}
    >
      <LineDrawing css={sign} path={isCopied ? TICK : TWO_SHEETS} />
      <span aria-live="polite">
        <VisuallyHidden>{isCopied && 'Copied'}</VisuallyHidden>
      </span>
    </button>
  );
}

const columns = css({
  [media.medium]: { columns: 2, columnGap: space[7] },
  [media.print]: { columns: 3, columnGap: space[5], fontSize: '8pt', lineHeight: 1.2 },
});
const block = css({
  breakInside: 'avoid',
  marginBottom: space[6],
  // Columns of the same length take the least of the sheet.
  [media.print]: { breakInside: 'auto', marginBottom: space[2] },
});
const heading = css({
  margin: `0 0 ${space[2]}`,
  fontSize: text.lead,
  [media.print]: { margin: 0, fontSize: 'inherit', breakAfter: 'avoid' },
});
const line = css({
  display: 'grid',
  gridTemplateColumns: '5fr 9fr',
  gap: space[3],
  [media.narrow]: { gridTemplateColumns: '1fr', gap: 0 },
  padding: `${space[2]} 0`,
  borderTop: `1px solid ${color.line}`,
  [media.print]: { gridTemplateColumns: '1fr auto', padding: '1px 0' },
});
const term = css({ color: color.inkQuiet });
const detail = css({ fontVariantNumeric: 'tabular-nums' });
const sign = css({ width: '1.25rem', height: '1.25rem' });
const copy = css({
  width: '1.75rem',
  height: '1.75rem',
  marginBlock: '-0.25rem',
  marginLeft: space[1],
  padding: '0.25rem',
  border: 0,
  background: 'none',
  color: color.accent,
  verticalAlign: 'middle',
  [media.print]: { display: 'none' },
});
