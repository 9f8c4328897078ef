import { css } from '@emotion/react';

const drawing = css({ flex: 'none', width: '2.25rem', height: '2.25rem' });

/** The dealership's mark: a horizon, and the road to it. */
export const Mark = ({ className }: { readonly className?: string }) => (
  <svg css={drawing} className={className} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
    <circle cx="18" cy="18" r="17" fill="currentColor" />
    <path d="M6.5 15.500h23" stroke="var(--color-paper)" strokeWidth="2" strokeLinecap="round" />
    <path d="M16.2 19.5 12 29h4.300l.9-9.500zM19.8 19.5 24 29h-4.300l-.9-9.500z" fill="var(--color-paper)" />
    <path d="M12.5 12.200a5.5 5.5 0 0 1 11 0z" fill="var(--color-paper)" />
  </svg>
);
