import { Slice } from 'gatsby';
import type { ReactNode } from 'react';
import { SkipLink } from '../components/layout/SkipLink';
import { GlobalStyles } from '../theme/GlobalStyles';

/** Header, the page, footer: header and footer are Slices, built once for the whole site. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <GlobalStyles />
      <SkipLink />
      <Slice alias="site-header" />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Slice alias="site-footer" />
    </>
  );
}
