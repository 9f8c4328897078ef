import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site as config } from '../../config/site';
import { FEED_PATH } from '../../content/addresses';
import type { ContentIndex } from '../pages/pageSpecs';
import type { OwnedRedirect } from '../pages/redirects';
import { blogFeed } from './blogFeed';
import { hostHeaders } from './hostHeaders';
import { hostRedirects } from './hostRedirects';
import { robotsText } from './robotsText';

interface FilesContent {
  readonly site: ContentIndex['site'];
  readonly posts: ContentIndex['posts'];
  readonly redirects: readonly OwnedRedirect[];
  /** The build's time in milliseconds. */
  readonly now: number;
}

/** From `createPages` to the build's end, when the content endpoint answers no more. */
let remembered: FilesContent | undefined;

export const rememberForFiles = (content: FilesContent): void => {
  remembered = content;
};

/** The files beside the pages: the feed, robots.txt, and the redirects and headers that a host reads. */
export async function writeSiteFiles(folder: string): Promise<void> {
  if (!remembered) return;
  const { site, posts, redirects, now } = remembered;
  const feed = blogFeed(posts, { title: site.dealershipName, description: site.description }, config, now);
  await Promise.all([
    writeFile(join(folder, FEED_PATH), feed),
    writeFile(join(folder, 'robots.txt'), robotsText(config.url)),
    writeFile(join(folder, '_redirects'), hostRedirects(redirects)),
    writeFile(join(folder, '_headers'), await hostHeaders(folder)),
  ]);
}
