import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { readSettings } from '../config/env';
import { addressFaults, describeAddressFaults } from './addressFaults';
import { askContent } from './askContent';
import { contentPages } from './contentPages';
import { itemPagesForGatsby } from './itemPageFiles';
import { CONTENT_INDEX_QUERY, type ContentIndex } from './pageSpecs';
import { redirectsOf } from './redirects';
import { rememberForFiles } from './siteFiles';
import { builtStock } from './stockHooks';
import { itemPages, listingPages } from './stockPages';

/**
 * Every page of the site, its redirects, and the two Slices that all pages share. The pages of cars are written at the
 * end of the build.
 */
export const createPages: GatsbyNode['createPages'] = async ({ actions, reporter }) => {
  const stock = builtStock();
  const settings = readSettings();
  const content = await askContent<ContentIndex>(CONTENT_INDEX_QUERY, settings);

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

  const choices = { now: Date.now(), testForms: settings.testForms };
  const items = itemPages(stock);
  const others = [...contentPages(content, stock, choices), ...listings];
  const redirects = redirectsOf(content);
  const faults = addressFaults([...others, ...items], redirects);
  if (faults.length > 0) reporter.panic(describeAddressFaults(faults));

  for (const { path, template, context, sitemap } of [...others, ...itemPagesForGatsby(items)]) {
    actions.createPage({
      path,
      component: resolve(`src/templates/${template}.tsx`),
      context: sitemap ? { ...context, sitemap } : context,
    });
  }
  for (const { from, to } of redirects) {
    // The browser looks an address up as it stands, so the one without the slash at its end is a redirect too.
    for (const fromPath of [from, from.replace(/\/$/, '')]) {
      actions.createRedirect({ fromPath, toPath: to, isPermanent: true, redirectInBrowser: true });
    }
  }
  rememberForFiles({ posts: content.posts, redirects, site: content.site, now: choices.now });
};
