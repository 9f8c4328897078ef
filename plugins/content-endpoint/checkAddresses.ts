import type { Fault } from '../../src/domain/fault';
import { isPageType, pageTypeRule } from './collections/pageTypes';
import type { RawFile } from './files/parseRawFile';
import type { RawContent } from './files/rawContent';
import { textOf } from './parseContextOf';

/** First parts of addresses that content pages cannot use, because the site itself uses them. */
const RESERVED: Readonly<Record<string, string>> = {
  stock: 'the stock search',
  vehicles: 'the model range',
  'brand-specials': 'the brand specials',
  'dealer-specials': 'the dealer specials',
  blog: 'the blog',
  admin: 'the content editor',
  api: 'the functions',
  uploads: 'the pictures',
  'page-data': 'the page data',
  'slice-data': 'the page data',
  static: 'the built files',
  icons: 'the icons',
};

interface Claim {
  readonly address: string;
  readonly file: string;
  readonly field: string;
  /** Whether this is an earlier address, which only redirects. */
  readonly earlier: boolean;
}

/** Each address has one owner. Faults name both files that claim it, and addresses that the site itself uses. */
export const checkAddresses = ({ folders }: RawContent): readonly Fault[] => [
  ...addressesTwice(folders),
  ...folders.pages.files.flatMap(slugFaults),
];

type Addressed = 'pages' | 'vehicles' | 'posts';

/** Two entries at one address, now or earlier. */
export function addressesTwice(
  folders: Readonly<Record<Addressed, Pick<RawContent['folders'][Addressed], 'files'>>>,
): readonly Fault[] {
  const claims = [
    ...folders.pages.files.flatMap(pageClaims),
    ...folders.vehicles.files.flatMap((file) => entryClaims(file, '/vehicles/')),
    ...folders.posts.files.flatMap((file) => entryClaims(file, '/blog/')),
  ];
  const owners = new Map<string, Claim>();
  const faults: Fault[] = [];
  for (const claim of claims.sort((one, other) => Number(one.earlier) - Number(other.earlier))) {
    const owner = owners.get(claim.address);
    if (owner)
      faults.push({
        file: claim.file,
        field: claim.field,
        reason: `the address ${claim.address} is already used by ${owner.file}`,
      });
    else owners.set(claim.address, claim);
  }
  return faults;
}

function pageClaims(file: RawFile): readonly Claim[] {
  const pageType = textOf(file, 'pageType');
  const slug =
    (isPageType(pageType) ? pageTypeRule(pageType).slug : undefined) ?? textOf(file, 'slug') ?? file.id;
  return claimsOf(file, '/', slug);
}

const entryClaims = (file: RawFile, folder: string): readonly Claim[] =>
  claimsOf(file, folder, textOf(file, 'slug') ?? file.id);

function claimsOf({ file, data }: RawFile, folder: string, slug: string): readonly Claim[] {
  const earlier = Array.isArray(data.previousSlugs) ? data.previousSlugs : [];
  return [
    { address: addressOf(folder, slug), file, field: 'slug', earlier: false },
    ...earlier.map((old, index) => ({
      address: addressOf(folder, String(old)),
      file,
      field: `previousSlugs[${index}]`,
      earlier: true,
    })),
  ];
}

const addressOf = (folder: string, slug: string): string => (slug === '' ? folder : `${folder}${slug}/`);

/** Faults of a page's address: its page type may fix it, and the site reserves some. */
function slugFaults(file: RawFile): readonly Fault[] {
  const pageType = textOf(file, 'pageType');
  const slug = textOf(file, 'slug');
  const fixed = isPageType(pageType) ? pageTypeRule(pageType).slug : undefined;
  const fault = (reason: string): readonly Fault[] => [{ file: file.file, field: 'slug', reason }];
  if (fixed !== undefined) {
    if (slug === undefined || slug === fixed) return [];
    return fault(`a page of the type ${pageType} always lies at /${fixed && `${fixed}/`}: leave it out`);
  }
  const first = (slug ?? file.id).split('/')[0] ?? '';
  return Object.hasOwn(RESERVED, first) ? fault(`/${first}/ is reserved for ${RESERVED[first]}`) : [];
}
