import { XMLBuilder } from 'fast-xml-parser';
import { BLOG_PATH, FEED_PATH, postPath } from '../../content/addresses';
import { runsAt } from '../../domain/runsAt';
import type { IndexedPost } from '../pages/pageSpecs';

/** A feed is for news. Older posts are on the site. */
const POSTS_IN_FEED = 30;

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
});

/** Characters that XML cannot hold, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const plain = (text: string): string => text.replace(FORBIDDEN, '');

/** A date in the RFC 822 form that RSS requires. */
const rssDate = (instant: string | number): string => new Date(instant).toUTCString();

/**
 * The blog as an RSS 2.0 feed: the newest posts that are published at `now` (milliseconds since 1970), with summaries.
 * `posts` must be in order, newest first.
 */
export function blogFeed(
  posts: readonly IndexedPost[],
  channel: { readonly title: string; readonly description: string },
  site: { readonly url: string; readonly locale: string },
  now: number,
): string {
  const out = posts
    .filter(({ publishedAt, seo }) => !seo.noindex && runsAt({ startsAt: publishedAt }, now))
    .slice(0, POSTS_IN_FEED);
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      channel: {
        title: plain(channel.title),
        link: `${site.url}${BLOG_PATH}`,
        description: plain(channel.description),
        language: site.locale.toLowerCase(),
        lastBuildDate: rssDate(now),
        'atom:link': { '@href': `${site.url}${FEED_PATH}`, '@rel': 'self', '@type': 'application/rss+xml' },
        item: out.map((post) => ({
          title: plain(post.title),
          link: `${site.url}${postPath(post)}`,
          guid: { '@isPermaLink': 'false', '#text': post.id },
          pubDate: rssDate(post.publishedAt),
          ...(post.author ? { 'dc:creator': plain(post.author.name) } : {}),
          category: plain(post.category.name),
          description: plain(post.summary),
        })),
      },
    },
  });
}
