import { css } from '@emotion/react';
import type { AssuranceView } from '../../../content/stock/assurance';
import { color, media, space, text } from '../../../theme/tokens';
import { LineDrawing } from '../../ui/Icon';
import { Link } from '../../ui/links/Link';

const TICK = 'm5 12.500 4.500 4.500L19 7.500';

/** The dealership's assurances for this stock item. */
export const StockAssurances = ({ assurances }: { readonly assurances: readonly AssuranceView[] }) => (
  <ul css={list}>
    {assurances.map(({ kind, title, summary, link }) => (
      <li key={kind} css={entry}>
        <LineDrawing css={sign} path={TICK} />
        <div>
          <h3 css={heading}>{title}</h3>
          <p css={words}>
            {summary}
            {link && (
              <>
                {' '}
                <Link href={link.href}>{link.label}</Link>
              </>
            )}
          </p>
        </div>
      </li>
    ))}
  </ul>
);

const list = css({
  display: 'grid',
  gap: `${space[5]} ${space[7]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const entry = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space[3] });
const sign = css({ color: color.accent });
const heading = css({ margin: 0, fontSize: text.body });
const words = css({ margin: `${space[1]} 0 0`, fontSize: text.small });
