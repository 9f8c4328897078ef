import { readDealer } from '../../src/config/dealer';
import type { PageSite } from '../../src/config/siteConfig';

const { dealerId, brandId, stockVersion, url, locale, theme } = readDealer().site;
const logo = { url: '/static/logo.svg', width: 64, height: 64 };

/** `dealer/site.json`, as a build gives it to pages. */
export default {
  dealerId,
  brandId,
  stockVersion,
  url,
  locale,
  themeColor: theme.color.paper,
  logo,
  logoOnDark: logo,
  logoHasName: false,
} satisfies PageSite;
