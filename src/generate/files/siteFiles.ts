import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../../config/site';
import { FEED_PATH } from '../../content/addresses';
import { DESK_FILE } from '../../domain/enquiry/enquiryDesk';
import type { Build } from '../build';
import type { SitePages } from '../pages/sitePages';
import { blogFeed } from './blogFeed';
import { hostHeaders } from './hostHeaders';
import { hostRedirects } from './hostRedirects';
import { robotsText } from './robotsText';

/** Writes the files beside the pages: the feed, robots.txt, what a host reads, and what the server of enquiries reads. */
export async function writeSiteFiles(
  { publicFolder: folder, startedAt }: Pick<Build, 'publicFolder' | 'startedAt'>,
  { index, redirects, desk }: Pick<SitePages, 'index' | 'redirects' | 'desk'>,
): Promise<void> {
  const { dealershipName: title, description } = index.site;
  const feed = blogFeed(index.posts, { title, description }, site, startedAt);
  await Promise.all([
    writeFile(join(folder, DESK_FILE), JSON.stringify(desk)),
    writeFile(join(folder, FEED_PATH), feed),
    writeFile(join(folder, 'robots.txt'), robotsText(site.url)),
    writeFile(join(folder, '_redirects'), hostRedirects(redirects)),
    writeFile(join(folder, '_headers'), await hostHeaders(folder)),
  ]);
}
