import { resolve } from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { buildTime } from '../config/buildTime';
import { readSettings, type Settings } from '../config/env';
import { askContent } from '../generate/content/askContent';
import { nextScheduled } from '../generate/content/fetchContent';
import { rememberForFiles } from '../generate/files/siteFiles';
import { sitemapEntries } from '../generate/files/sitemap';
import { checkLinks } from '../generate/links/checkLinks';
import { describeDeadLinks } from '../generate/links/describeDeadLinks';
import { contentFileOf, entryOf } from '../generate/links/holderOf';
import { addressFaults, describeAddressFaults } from '../generate/pages/addressFaults';
import { contentPages } from '../generate/pages/contentPages';
import { CONTENT_INDEX_QUERY, type ContentIndex, type TemplateName } from '../generate/pages/pageSpecs';
import { redirectsOf } from '../generate/pages/redirects';
import { itemPages, listingPages } from '../generate/pages/stockPages';
import { stockPagesForGatsby } from './staticPages/writePages';
import { builtStock } from './stockHooks';

/**
 * Every page of the site, its redirects, and the two Slices that all pages share. Most pages of stock are written at the
 * end of the build.
 */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, createContentDigest, createNodeId, reporter } = args;
  const stock = builtStock();
  const settings = readSettings();
  const content = await askContent<ContentIndex>(CONTENT_INDEX_QUERY, settings);

  for (const [id, component] of [
    ['site-header', 'SiteHeaderSlice'],
    ['site-footer', 'SiteFooterSlice'],
  ] as const) {
    actions.createSlice({ id, component: resolve(`src/components/layout/${component}.tsx`) });
  }

  const due = nextScheduled();
  if (due !== undefined)
    reporter.info(
      `The next scheduled entry is due at ${new Date(due).toISOString()}: it is published by the first build after that.`,
    );

  const choices = { now: buildTime.get(), testForms: settings.testForms };
  const ofContent = contentPages(content, stock, choices);
  const front = content.pages.find(({ pageType }) => pageType === 'stockIndex');
  const ofStock = [...listingPages(stock, front), ...itemPages(stock)];
  const all = [...ofContent, ...ofStock];
  const redirects = redirectsOf(content);
  const faults = addressFaults(all, redirects);
  if (faults.length > 0) reporter.panic(describeAddressFaults(faults));
  await tellDeadLinks({ pages: all, redirects, vocabulary: stock.vocabulary }, settings, reporter);

  const createPage = (path: string, template: TemplateName, context: object) =>
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  for (const { path, template, context, sitemap } of ofContent)
    createPage(path, template, sitemap ? { ...context, sitemap } : context);
  for (const { path, template, context } of stockPagesForGatsby(ofStock))
    createPage(path, template, await context());
  for (const { from, to } of redirects) {
    // The browser looks an address up as it stands, so the one without the slash at its end is a redirect too.
    for (const fromPath of [from, from.replace(/\/$/, '')]) {
      actions.createRedirect({ fromPath, toPath: to, isPermanent: true, redirectInBrowser: true });
    }
  }
  const entries = sitemapEntries(all);
  actions.createNode({
    id: createNodeId('Sitemap'),
    entries,
    internal: { type: 'Sitemap', contentDigest: createContentDigest(entries) },
  });
  rememberForFiles({ posts: content.posts, redirects, site: content.site, now: choices.now });
};

/** A dead link stops a build. While somebody edits, it is told, and the pages stay. */
async function tellDeadLinks(
  built: Parameters<typeof checkLinks>[0],
  settings: Settings,
  reporter: Reporter,
): Promise<void> {
  const { faults, warnings } = await checkLinks(built, settings);
  const holderOf = settings.contentUrl === undefined ? contentFileOf : entryOf;
  const told = (heading: string, links: typeof faults) =>
    [heading, ...describeDeadLinks(links, holderOf).map((line) => `  ${line}`)].join('\n');
  if (warnings.length > 0)
    reporter.warn(told('Links of the content ask for stock that is not there today:', warnings));
  if (faults.length > 0) reporter.panicOnBuild(told('Links of the content lead nowhere:', faults));
}
