/** The addresses of what the build draws from a dealer's logo (`generate/looks/looks.ts`). */
export const ICON = '/favicon.svg';
export const TOUCH_ICON = '/icons/touch.png';
/** The picture of pages that have none, when they are shared. */
export const SHARE_PICTURE = { url: '/icons/share.png', width: 1200, height: 630 } as const;
