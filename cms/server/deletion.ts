import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import type { Folder } from '../../plugins/content-endpoint/files/rawContent';
import { formatOf, SOURCE } from '../format/contentFormat';
import { entryAt, placeOf } from './entries';
import type { Change, SaveTerms } from './fileRequest';
import { type LeadingField, leadingFields, linkedAddresses } from './leadingPlaces';
import { linkTargets } from './pageAddress';
import { addressesOf, REDIRECTS_FILE, redirectedTo, redirectsText } from './redirects';
import { relinked } from './relink';
import { inWords, type Refusal, type Remark, remarkOn } from './remarks';

/** What staff read once an entry is deleted. */
export interface Deleted {
  readonly title: string;
  /** What was taken out with it, and where its visitors and links lead now. */
  readonly words: readonly string[];
}

/** A deletion with everything that goes with it. */
interface Deletion {
  readonly change: Change;
  readonly told: Deleted;
  /** What somebody has to answer before. */
  readonly question?: Refusal;
}

/** The page that lists the entries of a folder. */
const LIST_PAGE: Partial<Record<Folder, string>> = {
  posts: '/blog/',
  vehicles: '/vehicles/',
  'brand-specials': '/brand-specials/',
  'dealer-specials': '/dealer-specials/',
};

/**
 * What else changes when an entry is deleted: menus, lists and links that lead to it, and the redirects.
 * @returns a refusal if visitors cannot be sent there; undefined if the change deletes no entry
 * @throws an error if the redirects cannot be read
 */
export async function deletionOf(
  projectFolder: string,
  { remove }: Change,
  { visitorsTo, relinkTo, takeOut }: SaveTerms,
): Promise<Deletion | Refusal | undefined> {
  const [path = '', another] = remove;
  const entry = another === undefined ? await entryAt(projectFolder, path) : undefined;
  if (!entry) return undefined;
  const place = await placeOf(projectFolder, path);
  const title = place ? `“${place.title}” (${place.menu})` : path;
  const addresses = addressesOf(entry);
  // A draft has had no visitors.
  const address = entry.data.draft === true ? undefined : addresses[0];
  const places = await placesOf(projectFolder, entry, takeOut);
  const to = relinkTo ?? visitorsTo ?? undefined;
  if (visitorsTo && !(await isPage(projectFolder, visitorsTo, addresses))) {
    const words = `Visitors cannot be sent to ${visitorsTo}: there is no such page.`;
    return { kind: 'faults', error: words, remarks: [{ words }] };
  }

  const write = filesWithout(projectFolder, entry, places, to);
  const redirects = redirectsText(projectFolder);
  const goal = visitorsTo ? { to: visitorsTo } : { gone: true as const };
  const redirected =
    visitorsTo === undefined
      ? redirects
      : redirectedTo(redirects, addresses, goal, address === undefined ? [] : addresses);
  if (redirected !== redirects) write.set(REDIRECTS_FILE, redirected);
  const words = [
    ...places.map((one) => `${one.isOut ? 'Taken out' : `Now leads to ${to}`}: ${inWords(one.remark)}`),
    ...(address && visitorsTo !== undefined
      ? [
          `From the next build on, visitors at ${address} ${visitorsTo ? `are sent to ${visitorsTo}` : 'read that the page is gone'}.`,
        ]
      : []),
  ];
  const isAnswered = visitorsTo !== undefined || relinkTo !== undefined;
  const isOpen = !isAnswered || (to === undefined && places.some(({ isOut }) => !isOut));
  const deletion = { change: { write, remove }, told: { title, words } };
  if (!isOpen || !(address || places.length > 0)) return deletion;
  const leading = places.map(({ remark }) => inWords(remark)).join(' · ');
  const question: Refusal = {
    kind: 'deletes',
    error: leading || `visitors come to ${address}`,
    title,
    ...(address && { address }),
    places: places.map(({ id, how, remark }) => ({ id, how, ...remark })),
    suggestion: LIST_PAGE[path.split('/')[1] as Folder] ?? '/',
  };
  return { ...deletion, question };
}

interface Place extends LeadingField {
  readonly id: string;
  readonly remark: Remark;
  /** Whether it is taken out; otherwise it leads elsewhere. */
  readonly isOut: boolean;
}

async function placesOf(
  projectFolder: string,
  entry: RawFile,
  takeOut: readonly string[],
): Promise<readonly Place[]> {
  const leading = await leadingFields(projectFolder, entry);
  return Promise.all(
    leading.map(async ({ file, field, how }) => {
      const id = `${file} ${field}`;
      const isOut = how === 'relation' || (how !== 'link' && takeOut.includes(id));
      const named = how === 'link' ? field : field.replace(/\.url$/, '');
      return { file, field, how, id, isOut, remark: await remarkOn(projectFolder, file, named, '') };
    }),
  );
}

/** The files that lead to an entry, without what is taken out; every other link leads to another page, once it is known. */
function filesWithout(
  projectFolder: string,
  entry: RawFile,
  places: readonly Place[],
  to: string | undefined,
): Map<string, string> {
  const write = new Map<string, string>();
  for (const file of new Set(places.map((one) => one.file))) {
    const gone = places
      .filter((one) => one.file === file && one.isOut)
      .map(({ field }) => field.replace(/\.url$/, ''));
    let text = withoutItems(file, readFileSync(join(projectFolder, file), 'utf8'), new Set(gone));
    if (to !== undefined)
      for (const linked of linkedAddresses(entry)) text = relinked(file, text, linked, () => to);
    write.set(file, text);
  }
  return write;
}

async function isPage(projectFolder: string, address: string, gone: readonly string[]): Promise<boolean> {
  const pages = await linkTargets(projectFolder);
  return pages.some((page) => page.address === address) && !gone.includes(address);
}

/** The text of a file without some items of its lists, and without the columns of a menu that this leaves empty. */
function withoutItems(file: string, text: string, gone: ReadonlySet<string>): string {
  if (gone.size === 0) return text;
  const format = formatOf(file);
  const { [SOURCE]: source, ...fields } = format.fromFile(text);
  const rest = (value: unknown, path: string): unknown => {
    if (Array.isArray(value))
      return value.flatMap((one, at) => {
        if (gone.has(`${path}[${at}]`)) return [];
        const left = rest(one, `${path}[${at}]`);
        return linkCount(one) > 0 && linkCount(left) === 0 ? [] : [left];
      });
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, rest(one, path === '' ? name : `${path}.${name}`)]),
    );
  };
  return format.toFile({ ...(rest(fields, '') as Record<string, unknown>), [SOURCE]: source });
}

/** How many links the column of a menu has. */
function linkCount(column: unknown): number {
  const { links } = (column ?? {}) as { readonly links?: unknown };
  return Array.isArray(links) ? links.length : 0;
}
