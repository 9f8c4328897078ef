import { css } from '@emotion/react';
import type { SearchNotice } from '../../../search/filters/filterKind';
import { color, space } from '../../../theme/tokens';

const WHAT = { vehType: 'a condition', make: 'a make', model: 'a model' } as const;

/** Says which words of an address name nothing in stock. The rest of the search still applies. */
export function ListingNotices({ notices }: { readonly notices: readonly SearchNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <div css={box} role="status">
      {notices.map(({ what, text }) => (
        <p key={`${what} ${text}`}>
          “{text}” is not {WHAT[what]} we have in stock right now. Here is what we do have.
        </p>
      ))}
    </div>
  );
}

const box = css({
  marginBottom: space[4],
  padding: `${space[3]} ${space[4]}`,
  borderLeft: `3px solid ${color.ochre}`,
  background: color.ochreSoft,
  '& p': { margin: 0 },
});
