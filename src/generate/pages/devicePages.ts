import { GARAGE_PATH, OFFLINE_PATH } from '../../content/addresses';
import type { PageSpec, TemplateName } from './pageSpecs';

/** A page that is the same for everybody until the browser fills it from the device. Search engines do not list it. */
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
