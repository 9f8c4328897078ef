import { dealerNames, readDealer } from '../../config/dealer';
import { environment } from '../../config/environment';
import type { SiteConfig } from '../../config/siteConfig';

const AUSTRALIA: Pick<SiteConfig, 'locale' | 'words'> = { locale: 'en-AU', words: {} };

/**
 * The country and the words of `site.yml`. Only where there is no dealer at all, as in a host's function without the folder
 * `dealers/`, they are Australian.
 * @throws an error that lists every fault of the dealer: another country's law would be wrong
 */
export const site: Pick<SiteConfig, 'locale' | 'words'> =
  environment().DEALER || dealerNames().length > 0 ? readDealer().site : AUSTRALIA;
