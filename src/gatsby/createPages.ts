import { resolve } from 'node:path';
import type { CreatePagesArgs, Reporter } from 'gatsby';
import type { Settings } from '../config/env';
import { sitemapEntries } from '../generate/files/sitemap';
import { describeDeadLinks } from '../generate/links/deadLinks';
import { contentFileOf, entryOf } from '../generate/links/holderOf';
import { describeAddressFaults } from '../generate/pages/addressFaults';
import type { TemplateName } from '../generate/pages/pageSpecs';
import type { SitePages } from '../generate/pages/sitePages';

/** Ends the process if addresses or links in the content are faulty. The develop server reports them and goes on. */
export function tellFaults(
  { addressFaults, links }: SitePages,
  { contentUrl }: Settings,
  reporter: Reporter,
): void {
  if (addressFaults.length > 0) reporter.panic(describeAddressFaults(addressFaults));
  const holderOf = contentUrl === undefined ? contentFileOf : entryOf;
  const report = (heading: string, dead: typeof links.faults) =>
    [heading, ...describeDeadLinks(dead, holderOf).map((line) => `  ${line}`)].join('\n');
  if (links.warnings.length > 0)
    reporter.warn(report('Links of the content ask for stock that is not there today:', links.warnings));
  if (links.faults.length > 0)
    reporter.panicOnBuild(report('Links of the content lead nowhere:', links.faults));
}

/** Gives Gatsby its pages, the redirects, the sitemap, and the two Slices that all pages share. */
export async function createPages(
  pages: SitePages,
  { actions, createContentDigest, createNodeId }: CreatePagesArgs,
): Promise<void> {
  for (const [id, component] of [
    ['site-header', 'SiteHeaderSlice'],
    ['site-footer', 'SiteFooterSlice'],
  ] as const) {
    actions.createSlice({ id, component: resolve(`src/components/layout/${component}.tsx`) });
  }

  const createPage = (path: string, template: TemplateName, context: object) =>
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  for (const { path, template, context, sitemap } of pages.ofContent)
    createPage(path, template, sitemap ? { ...context, sitemap } : context);
  for (const { path, template, context } of pages.ofStock) createPage(path, template, await context());

  for (const { from, to } of pages.redirects) {
    // The browser looks up the exact address, so the form without the final slash needs its own redirect.
    for (const fromPath of [from, from.replace(/\/$/, '')]) {
      actions.createRedirect({ fromPath, toPath: to, isPermanent: true, redirectInBrowser: true });
    }
  }
  const entries = sitemapEntries([...pages.ofContent, ...pages.ofStock]);
  actions.createNode({
    id: createNodeId('Sitemap'),
    entries,
    internal: { type: 'Sitemap', contentDigest: createContentDigest(entries) },
  });
}
