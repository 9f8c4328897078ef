/** A permanent redirect. Both addresses are whole paths with a final slash. */
export interface PermanentRedirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Redirects that do not depend on the content. They apply in the browser (with query and hash) and at the host. Content
 * entries that changed their address have their own (`previousSlugs`).
 */
export const PERMANENT_REDIRECTS: readonly PermanentRedirect[] = [
  {
    from: '/brand-specials/limited-time-test-drive-offer-4411/',
    to: '/brand-specials/test-drive-bonus-offer-4411/',
  },
];
