import { readDealer } from '../../src/config/dealer';
import type { SiteLooks } from '../../src/config/siteConfig';

/** `dealer/looks.json`, as a build gives it to pages, without any font. */
export default { theme: readDealer().site.theme, fontFaces: '', preloads: [] } satisfies SiteLooks;
