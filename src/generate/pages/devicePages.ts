import { GARAGE_PATH, OFFLINE_PATH } from '../../content/addresses';
import type { PageSpec, TemplateName } from './pageSpecs';

/** The same for everybody until the browser fills it from what this device keeps. No search engine lists it. */
const devicePage = (path: string, template: TemplateName, owner: string): PageSpec => ({
  path,
  template,
  context: {},
  owner,
  sitemap: { noindex: true },
});

export const devicePages: readonly PageSpec[] = [
  devicePage(GARAGE_PATH, 'GarageTemplate', 'the garage'),
  devicePage(OFFLINE_PATH, 'OfflineTemplate', 'the page for visitors without a network'),
];
