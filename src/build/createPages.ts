import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { readSettings } from '../config/env';
import { askContent } from './askContent';
import { contentPages } from './contentPages';
import { CONTENT_INDEX_QUERY, type ContentIndex } from './pageSpecs';
import { builtStock } from './stockHooks';
import { itemPages, listingPages } from './stockPages';

/** Every page of the site, and the two Slices that all of them share. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, reporter }) => {
  const stock = builtStock();
  const content = await askContent<ContentIndex>(CONTENT_INDEX_QUERY, readSettings());

  for (const [id, component] of [
    ['site-header', 'SiteHeaderSlice'],
    ['site-footer', 'SiteFooterSlice'],
  ] as const) {
    actions.createSlice({ id, component: resolve(`src/components/layout/${component}.tsx`) });
  }

  const timer = reporter.activityTimer('search the first results of every listing');
  timer.start();
  const listings = await listingPages(stock, (done, all) => timer.setStatus(`${done} of ${all} listings`));
  timer.end();

  for (const { path, matchPath, template, context } of [
    ...contentPages(content, stock),
    ...listings,
    ...itemPages(stock),
  ]) {
    actions.createPage({ path, matchPath, component: resolve(`src/templates/${template}.tsx`), context });
  }
};
