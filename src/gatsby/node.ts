import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { uploadsFolder } from '../../plugins/content-endpoint/files/staticPath';
import { readSettings } from '../config/env';
import { writeSiteFiles } from '../generate/files/siteFiles';
import { writeHostedIndex } from '../generate/hosted/hostedIndex';
import { publishUploads } from '../generate/pictures/publishUploads';
import { sourcePictures } from './contentPictures';
import { writeStockPages } from './staticPages/writePages';
import { builtStock, finishStockPictures, markWholeSite, sourceStock } from './stockHooks';

/** What pages are made of beside the content itself: the stock, and pictures from elsewhere. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await sourceStock(args);
  await sourcePictures(args);
};

/**
 * The build's last steps: the pages of stock, the files beside the pages, the hosted index where there is one,
 * then the mark that public/ is a whole site. With a third argument Gatsby would wait for a callback.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  const publicFolder = join(process.cwd(), 'public');
  await Promise.all([writeStockPages(publicFolder, reporter), finishStockPictures(reporter)]);
  await writeSiteFiles(publicFolder);
  await publishUploads(uploadsFolder('static'), publicFolder, (fault) => reporter.warn(fault));
  await writeHostedIndex(readSettings().searchEngine, builtStock(), reporter);
  await markWholeSite();
};
