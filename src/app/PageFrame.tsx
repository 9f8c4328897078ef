import { Slice } from 'gatsby';
import type { ReactNode } from 'react';
import { SkipLink } from '../components/layout/SkipLink';

/** Header, the page, footer: header and footer are Slices, built once for the whole site. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Slice alias="site-header" />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Slice alias="site-footer" />
    </>
  );
}
