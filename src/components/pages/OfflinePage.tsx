import { css } from '@emotion/react';
import { telephoneHref } from '../../content/telephoneHref';
import { color, media, space, text } from '../../theme/tokens';
import { Button, ButtonLink } from '../ui/Button';
import { pageMargins } from '../ui/PageWidth';
import { PageTitle } from '../ui/page/PageTitle';
import { EmptyBay } from './EmptyBay';

/** The page that a visitor sees offline. The worker shows it without React: `offlinePage` finds its elements by data attributes. */
export const OfflinePage = ({ phone }: { readonly phone: string }) => (
  <>
    <PageTitle
      title="You’re offline"
      intro="You haven’t opened this page on this device yet, so it needs a connection. It loads by itself once you have one."
    />
    <div css={[pageMargins, frame]}>
      <div css={words}>
        <p css={ways}>
          <ButtonLink look="primary" href={telephoneHref(phone)}>
            Call {phone}
          </ButtonLink>
          <Button look="secondary" data-reload="" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </p>
        <section data-kept="" aria-labelledby="kept" hidden>
          <h2 id="kept" css={heading}>
            These pages still open
          </h2>
          <ul css={list} />
        </section>
      </div>
      <EmptyBay />
    </div>
  </>
);

const frame = css({
  display: 'grid',
  gap: space[7],
  alignItems: 'start',
  paddingBlock: `${space[5]} ${space[8]}`,
  [media.wide]: { gridTemplateColumns: '1fr 1fr' },
});
const words = css({ display: 'grid', gap: space[7] });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignSelf: 'start' });
const heading = css({ marginBottom: space[3], fontSize: text.section });
const list = css({
  listStyle: 'none',
  borderTop: `1px solid ${color.line}`,
  '& a': {
    display: 'block',
    padding: `${space[3]} 0`,
    borderBottom: `1px solid ${color.line}`,
    color: color.ink,
    textDecoration: 'none',
  },
  '& a:hover': { color: color.accent, textDecoration: 'underline' },
});
