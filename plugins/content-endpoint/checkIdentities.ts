import type { Fault } from '../../src/domain/fault';
import { isPageType, PAGE_TYPES, type PageType, pageTypeRule } from './collections/pageTypes';
import type { RawFile } from './files/parseRawFile';
import type { Folder, RawContent } from './files/rawContent';
import { textOf } from './parseContextOf';

/** Checks uniqueness and presence: ids, slugs, page types, the spelling of a category. */
export function checkIdentities({ folders }: RawContent): readonly Fault[] {
  const { posts, settings } = folders;
  const site = settings.files.filter(({ id }) => id === 'site');
  return [
    ...twice(folders['brand-specials'].files, 'id', ({ data }) =>
      data.id === undefined ? undefined : String(data.id),
    ),
    ...twice(folders['dealer-specials'].files, 'slug', (file) => textOf(file, 'slug') ?? file.id),
    ...twice(folders.locations.files, 'name', (file) => textOf(file, 'name')?.toLowerCase()),
    ...pageTypeFaults(folders),
    ...site.flatMap(departmentsTwice),
    ...brandFaults(folders),
    ...categorySpellings(posts.files),
  ];
}

function twice(
  files: readonly RawFile[],
  field: string,
  keyOf: (file: RawFile) => string | undefined,
): readonly Fault[] {
  const first = new Map<string, string>();
  return files.flatMap((raw) => {
    const key = keyOf(raw);
    if (key === undefined) return [];
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, raw.file);
      return [];
    }
    return [{ file: raw.file, field, reason: `${key} is also used in ${other}; it must be unique` }];
  });
}

function singleType(file: RawFile): PageType | undefined {
  const pageType = textOf(file, 'pageType');
  return isPageType(pageType) && !pageTypeRule(pageType).many ? pageType : undefined;
}

type Entries = Pick<RawContent['folders'][Folder], 'files' | 'ids'>;

const ofType = (pages: Entries, pageType: PageType): readonly RawFile[] =>
  pages.files.filter((file) => textOf(file, 'pageType') === pageType);

/** The pages that list entries, or that the pages of entries lead back to. */
const LISTED_ON = {
  vehicles: { pageType: 'vehicleIndex', name: 'models' },
  'brand-specials': { pageType: 'brandSpecialsIndex', name: 'specials of the maker' },
  'dealer-specials': { pageType: 'dealerSpecialsIndex', name: 'specials of the dealer' },
  posts: { pageType: 'blogIndex', name: 'posts' },
} as const satisfies Partial<Record<Folder, { readonly pageType: PageType; readonly name: string }>>;

const isDraft = ({ data }: RawFile): boolean => data.draft === true;

/** Pages that every site needs, page types of which a site has one page, and the pages that list what there is. */
export function pageTypeFaults(folders: Readonly<Record<'pages' | keyof typeof LISTED_ON, Entries>>) {
  const { pages } = folders;
  const missing = (pageType: PageType, why = ''): Fault => ({
    file: 'content/pages/',
    reason: `there must be a page with pageType: ${pageType}${why}`,
  });
  const isMissing = (pageType: PageType): boolean => ofType(pages, pageType).every(isDraft);
  return [
    ...twice(pages.files, 'pageType', singleType),
    // A page that could not be read may be the missing one: its own fault is enough.
    ...(pages.files.length < pages.ids.size
      ? []
      : [
          ...(Object.keys(PAGE_TYPES) as PageType[])
            .filter((pageType) => pageTypeRule(pageType).required)
            .filter(isMissing)
            .map((pageType) => missing(pageType)),
          ...(Object.keys(LISTED_ON) as (keyof typeof LISTED_ON)[])
            .filter(
              (folder) => !folders[folder].files.every(isDraft) && isMissing(LISTED_ON[folder].pageType),
            )
            .map((folder) =>
              missing(LISTED_ON[folder].pageType, `, because there are ${LISTED_ON[folder].name}`),
            ),
        ]),
  ];
}

/** A page of a brand shows the models of its title. */
function brandFaults({ pages, vehicles }: RawContent['folders']): readonly Fault[] {
  if (vehicles.files.length < vehicles.ids.size) return [];
  const brands = ofType(pages, 'brand');
  const makes = new Set(vehicles.files.map((file) => textOf(file, 'stockMake')));
  return [
    ...twice(brands, 'title', (file) => textOf(file, 'title')),
    ...brands
      .filter((file) => !makes.has(textOf(file, 'title')) && !(isDraft(file) && !textOf(file, 'title')))
      .map((file) => ({
        file: file.file,
        field: 'title',
        reason: `"${textOf(file, 'title')}" is not the stockMake of any model in content/vehicles/`,
      })),
  ];
}

function departmentsTwice({ file, data }: RawFile): readonly Fault[] {
  const departments: readonly { readonly id?: unknown }[] = Array.isArray(data.departments)
    ? data.departments
    : [];
  const ids = departments.map((department) => department?.id);
  return ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [{ file, field: `departments[${index}].id`, reason: `${id} is used twice` }]
      : [],
  );
}

/** `Buying Guides` beside `Buying guides` would be two categories with one address. */
function categorySpellings(posts: readonly RawFile[]): readonly Fault[] {
  const first = new Map<string, { readonly name: string; readonly file: string }>();
  return posts.flatMap((post) => {
    const name = textOf(post, 'category');
    if (name === undefined) return [];
    const other = first.get(categorySlug(name));
    if (!other) first.set(categorySlug(name), { name, file: post.file });
    return other && other.name !== name
      ? [{ file: post.file, field: 'category', reason: `is spelt "${other.name}" in ${other.file}` }]
      : [];
  });
}

/** The last part of a category's address: `Buying guides` → `buying-guides`. */
export const categorySlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
