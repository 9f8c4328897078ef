import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeSiteFiles } from './siteFiles';
import { markWholeSite } from './stockHooks';

/**
 * The build's last steps: the files beside the pages, then the mark that public/ is a whole site.
 * It takes no arguments: with a third one Gatsby would wait for a callback.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  await writeSiteFiles(join(process.cwd(), 'public'));
  await markWholeSite();
};
