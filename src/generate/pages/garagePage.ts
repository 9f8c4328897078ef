import { GARAGE_PATH } from '../../content/addresses';
import type { PageSpec } from './pageSpecs';

/** What a shopper gathered: the same empty page for everybody until the browser fills it. */
export const garagePage: PageSpec = {
  path: GARAGE_PATH,
  template: 'GarageTemplate',
  context: {},
  owner: 'the garage',
  sitemap: { noindex: true },
};
