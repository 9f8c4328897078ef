import type { SiteLooks } from '../../src/config/siteConfig';

const logo = { url: '/static/logo.svg', width: 64, height: 64 };

/** `dealer/looks.json`, as a build gives it to pages, without any font. */
export default { fontFaces: '', preloads: [], logo, logoOnDark: logo } satisfies SiteLooks;
