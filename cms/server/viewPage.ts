import { join } from 'node:path';
import { FOLDERS, type Folder, readFolder } from '../../plugins/content-endpoint/files/rawContent';
import type { Handler } from './decapPackages';
import { pageAddress } from './pageAddress';

/** `/view/{collection}/{id}`: redirects to the page that shows an entry. */
export const viewPage =
  (projectFolder: string, siteUrl: string): Handler =>
  async ({ path }, response, next) => {
    const [, folder = '', id] = path.split('/');
    if (!Object.hasOwn(FOLDERS, folder)) return next();
    const { files } = await readFolder(join(projectFolder, 'content'), folder as Folder);
    const file = files.find((candidate) => candidate.id === id);
    if (file) response.redirect(siteUrl + pageAddress(folder as Folder, file));
    else next();
  };
