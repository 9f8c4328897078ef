import type { RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import type { Folder } from '../../plugins/content-endpoint/files/rawContent';
import { textsIn } from '../../src/domain/valuesIn';
import { HAS_PAGE, pageAddress } from './pageAddress';
import { addressesOf } from './redirects';
import { allFiles, linksTo } from './relink';

/** A field that leads to an entry. */
export interface LeadingField {
  readonly file: string;
  readonly field: string;
  /** A link may lead elsewhere instead; in a list, its item can be taken out, as is usual in menus. A relation goes with the entry. */
  readonly how: 'link' | 'item' | 'menu item' | 'relation';
}

/** The lists that name entries, by the folder of those. Some mean "all" when they are empty, so their last item stays. */
const LISTS: Partial<Record<Folder, readonly { readonly field: RegExp; readonly emptyMeansAll?: true }[]>> = {
  posts: [{ field: /^posts\/related\[\d+\]$/ }],
  vehicles: [
    { field: /^brand-specials\/vehicles\[\d+\]$/ },
    { field: /^pages\/blocks\[\d+\]\.vehicles\[\d+\]$/, emptyMeansAll: true },
  ],
  team: [{ field: /^pages\/blocks\[\d+\]\.members\[\d+\]$/, emptyMeansAll: true }],
  locations: [{ field: /^(assurances\/|pages\/blocks\[\d+\]\.)locations\[\d+\]$/, emptyMeansAll: true }],
};

/** The address of a link that is an item of a list. */
const IN_ITEM = /^(.*\[\d+\])\.url$/;

const NAVIGATION = 'content/settings/navigation.yml';

const folderOf = ({ file }: RawFile): Folder => file.split('/')[1] as Folder;

/** Every field of other entries that leads to an entry. */
export async function leadingFields(projectFolder: string, entry: RawFile): Promise<readonly LeadingField[]> {
  const files = await allFiles(projectFolder);
  const found = new Map<string, LeadingField>();
  for (const address of linkedAddresses(entry))
    for (const { file, field } of await linksTo(projectFolder, address)) {
      const data = files.find((one) => one.file === file)?.data;
      found.set(`${file} ${field}`, { file, field, how: kindOfLink(file, field, data) });
    }
  return [...found.values(), ...relationsTo(entry, files)].filter(({ file }) => file !== entry.file);
}

/** All addresses that links to an entry may have: a special of the dealer has a place on a page. */
export function linkedAddresses(entry: RawFile): readonly string[] {
  const folder = folderOf(entry);
  const own = HAS_PAGE.includes(folder) ? [pageAddress(folder, entry)] : [];
  return [...new Set([...own, ...addressesOf(entry)])];
}

/** The items below a menu would go with it, so such a menu only leads elsewhere. */
function kindOfLink(file: string, field: string, data: unknown): LeadingField['how'] {
  const item = IN_ITEM.exec(field)?.[1];
  const hasChildren = [...textsIn(data)].some(([one]) => one.startsWith(`${item}.children[`));
  if (item === undefined || hasChildren) return 'link';
  return file === NAVIGATION ? 'menu item' : 'item';
}

/** The items of lists that name an entry and can be taken out. */
function relationsTo(entry: RawFile, files: readonly RawFile[]): readonly LeadingField[] {
  return (LISTS[folderOf(entry)] ?? []).flatMap(({ field: pattern, emptyMeansAll }) =>
    files.flatMap((other) => {
      const named = [...textsIn(other.data)].filter(([field]) => pattern.test(`${folderOf(other)}/${field}`));
      const isIt = (text: string) => text.trim() === entry.id;
      const hasOthers = (list: string) =>
        named.some(([field, text]) => listOf(field) === list && !isIt(text));
      return named
        .filter(([field, text]) => isIt(text) && (!emptyMeansAll || hasOthers(listOf(field))))
        .map(([field]) => ({ file: other.file, field, how: 'relation' as const }));
    }),
  );
}

const listOf = (field: string): string => field.replace(/\[\d+\]$/, '');
