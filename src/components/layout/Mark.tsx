import { css } from '@emotion/react';

const drawing = css({ flex: 'none', width: '2.5rem', height: '2.5rem' });
/** The sun has the same colour on every background. */
const SUN = '#e0a94a';

/** The dealership's logo: a flying bird in front of the sun, in the colour of the text beside it. */
export const Mark = ({ className }: { readonly className?: string }) => (
  <svg css={drawing} className={className} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <path
      d="M5 21C19 18 28.5 24 32 34.5C35.5 24 45 18 59 21C48.5 25 40.5 31.5 37 42.5L32 58L27 42.5C23.5 31.5 15.5 25 5 21Z"
      fill="currentColor"
    />
    <circle cx="44.5" cy="11.5" r="5" fill={SUN} />
  </svg>
);
