import { resolve } from 'node:path';
import type { CreatePagesArgs, GatsbyCache } from 'gatsby';
import { generate } from 'lean-qr';
import { toPngDataURL } from 'lean-qr/extras/node_export';
import { sitemapEntries } from '../../generate/files/siteFiles';
import type { TemplateName } from '../../generate/pages/pageSpecs';
import type { SitePages } from '../../generate/pages/sitePages';
import type { ShareCard, SharePictures } from '../../generate/pictures/sharePictures';

/** Gives Gatsby its pages, with the pictures for shared links if there are to be any, the redirects, the sitemap, and the two Slices that all pages share. */
export async function createPages(
  pages: SitePages,
  { actions, cache, createContentDigest, createNodeId }: CreatePagesArgs,
  pictures?: Pick<SharePictures, 'add'>,
): Promise<void> {
  for (const [id, component] of [
    ['site-header', 'SiteHeader'],
    ['site-footer', 'SiteFooter'],
  ] as const) {
    actions.createSlice({ id, component: resolve(`src/components/layout/${component}.tsx`) });
  }

  const createPage = (path: string, template: TemplateName, context: object) =>
    actions.createPage({ path, component: resolve(`templates/${template}.tsx`), context });
  const shareOf = async (card: ShareCard | undefined) =>
    card && pictures ? { share: await pictures.add(card) } : {};
  for (const { path, template, context, sitemap, share } of pages.ofContent)
    createPage(path, template, { ...context, ...(sitemap && { sitemap }), ...(await shareOf(share)) });
  const codes = await qrCodes(cache);
  for (const { path, template, context, onPaper, share } of pages.ofStock) {
    const qrCode = onPaper && codes.draw(onPaper);
    createPage(path, template, {
      ...(await context()),
      ...(qrCode && { qrCode }),
      ...(await shareOf(share)),
    });
  }
  await codes.keep();

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

/** Changes when the same text should look different: every code is then drawn again. */
const CODES_KEY = 'qr-codes-1';

/** The QR codes of a build's pages, from Gatsby's cache: drawing takes longer than all else of an unchanged page. */
export async function qrCodes(cache: Pick<GatsbyCache, 'get' | 'set'>) {
  const known: Readonly<Record<string, string>> = (await cache.get(CODES_KEY)) ?? {};
  const codes: Record<string, string> = {};
  return {
    /** A text as a picture in a `data:` address. */
    draw(text: string): string {
      codes[text] ??= known[text] ?? toPngDataURL(generate(text), { scale: 2 });
      return codes[text];
    },
    /** Leaves the codes of this build to the next one. */
    keep: (): Promise<unknown> => cache.set(CODES_KEY, codes),
  };
}
