/** An address that leads to another for good. Both are whole paths with slashes at their ends. */
export interface PermanentRedirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Redirects that hold whatever the content says, in the browser (with query and hash) and at the host. Those of entries
 * that changed their address stand in the content (`previousSlugs`).
 */
export const PERMANENT_REDIRECTS: readonly PermanentRedirect[] = [
  {
    from: '/brand-specials/limited-time-test-drive-offer-4411/',
    to: '/brand-specials/test-drive-bonus-offer-4411/',
  },
];
