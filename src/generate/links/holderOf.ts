import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDealer } from '../../config/dealer';
import type { HolderOf } from './deadLinks';

const FOLDERS: Readonly<Record<string, string>> = {
  pages: 'pages/*.yml',
  vehicles: 'vehicles/*.md',
  dealerSpecials: 'dealer-specials/*.md',
  posts: 'posts/*.md',
  team: 'team/*.md',
};

/** The file of an entry of the embedded endpoint. Its name is the entry's id, except for brand specials. */
export const contentFileOf: HolderOf = ({ collection, id }) => {
  if (id === undefined) return `content/settings/${collection}.yml`;
  const pattern = FOLDERS[collection];
  if (pattern !== undefined) return `content/${pattern.replace('*', id)}`;
  const folder = join(readDealer().contentFolder, 'brand-specials');
  const file = readdirSync(folder).find((name) =>
    new RegExp(`^id:\\s*${id}\\s*$`, 'm').test(readFileSync(join(folder, name), 'utf8')),
  );
  return `content/brand-specials/${file ?? `… (id ${id})`}`;
};

/** An entry of another endpoint, whose files we do not know. */
export const entryOf: HolderOf = ({ collection, id }) =>
  id === undefined ? `the content’s ${collection}` : `the content’s ${collection}, "${id}"`;
