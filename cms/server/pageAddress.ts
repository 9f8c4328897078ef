import { isPageType, pageTypeRule } from '../../plugins/content-endpoint/collections/pageTypes';
import type { RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import type { Folder } from '../../plugins/content-endpoint/files/rawContent';
import { brandSpecialPath, dealerSpecialPath, postPath, vehiclePath } from '../../src/content/addresses';

/** The page that shows an entry. For settings, which affect every page, this is the home page. */
export function pageAddress(folder: Folder, { id, data }: RawFile): string {
  const slug = typeof data.slug === 'string' ? data.slug : id;
  switch (folder) {
    case 'pages': {
      const own = (isPageType(data.pageType) ? pageTypeRule(data.pageType).slug : undefined) ?? slug;
      return own === '' ? '/' : `/${own}/`;
    }
    case 'vehicles':
      return vehiclePath({ slug });
    case 'posts':
      return postPath({ slug });
    case 'brand-specials':
      return brandSpecialPath({ slug, id: Number(data.id) });
    case 'dealer-specials':
      return dealerSpecialPath({ slug });
    case 'team':
      return '/team/';
    case 'locations':
      return '/contact/';
    case 'assurances':
      return '/stock/';
    case 'settings':
      return '/';
  }
}
