import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { stringify as stringifyYaml } from 'yaml';
import type { DealerContent } from '../../../plugins/content-endpoint/loadContent';
import { australia } from '../../../support/australia';

type Fields = Readonly<Record<string, unknown>>;

/** YAML as editors write it: the same picture twice is written out twice. */
export const stringify = (fields: Fields): string => stringifyYaml(fields, { aliasDuplicateObjects: false });

const road = sharp({ create: { width: 6, height: 4, channels: 3, background: 'tan' } })
  .png()
  .toBuffer();

export const picture = { url: '/uploads/road.png', alt: 'A road through wheat' };

const nineToFive = [{ opens: '09:00', closes: '17:00' }];

export const site: Fields = {
  dealershipName: 'Gumleaf Motors',
  legalName: 'Gumleaf Motors Pty Ltd',
  licenceNumber: 'MD000001',
  description: 'Cars in Gumleaf.',
  phone: '(02) 5550 0100',
  email: 'hello@gumleaf.example',
  address: { street: '1 Mill Lane', suburb: 'Gumleaf', state: 'NSW', postcode: '2999' },
  geo: { latitude: -33, longitude: 149 },
  timeZone: 'Australia/Sydney',
  departments: [
    {
      id: 'sales',
      name: 'Sales',
      phones: [{ number: '(02) 5550 0101' }],
      openingHours: {
        monday: nineToFive,
        tuesday: nineToFive,
        wednesday: nineToFive,
        thursday: nineToFive,
        friday: nineToFive,
        saturday: [{ opens: '09:00', closes: '12:00' }],
        sunday: [],
      },
      specialDays: [
        { date: '2030-12-24', name: 'Christmas Eve', periods: [{ opens: '09:00', closes: '12:00' }] },
      ],
    },
  ],
  specialDays: [
    { date: '2030-12-25', name: 'Christmas Day', periods: [] },
    { date: '2030-12-24', name: 'Christmas Eve', periods: [] },
  ],
  dealershipStockType: 'cars',
  sorts: [
    { label: 'Default', field: 'createdAt', direction: 'asc' },
    { label: 'Dearest', field: 'price', direction: 'desc' },
  ],
  disclaimers: { driveAway: 'One.', egc: 'Two.', poa: 'Three.', repayment: 'Four.' },
  defaultPicture: picture,
  priceTypes: { new: 'driveAway', demo: 'driveAway', used: 'egc' },
};

export const post: Fields = {
  title: 'Towing',
  summary: 'Weights in plain words.',
  picture,
  author: 'ann-lee',
  category: 'Guides',
  publishedAt: '2030-02-01',
};

export const special: Fields = {
  id: 4411,
  title: 'Bonus',
  summary: 'A bonus.',
  terms: 'While stock lasts.',
  picture,
  startsAt: '2030-01-01',
  endsAt: '2030-03-31',
  vehicles: ['wattle'],
  position: 1,
};

export const vehicle: Fields = {
  name: 'Wattle',
  summary: 'A small hatch.',
  bodyType: 'Hatch',
  hero: picture,
  grades: [{ name: 'Wattle Go', fromPrice: 24990, priceType: 'driveAway' }],
  displayFields: { seatNum: 5 },
  stockMake: 'Banksia',
  stockModel: 'Wattle',
  position: 1,
};

export const member: Fields = { name: 'Ann Lee', role: 'Sales', department: 'sales', position: 1 };

export const location: Fields = {
  name: 'Gumleaf',
  address: { street: '1 Mill Lane', suburb: 'Gumleaf', state: 'NSW', postcode: '2999' },
  geo: { latitude: -33, longitude: 149 },
  phone: '(02) 5550 0102',
  openingHours: {
    monday: nineToFive,
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
  },
  specialDays: [{ date: '2030-12-25', name: 'Christmas morning', periods: nineToFive }],
  departments: [{ department: 'sales', phone: '(02) 5550 0103' }],
  position: 2,
};

export const markdownFile = (fields: Fields, body = 'Some words.'): string =>
  `---\n${stringify(fields)}---\n\n${body}\n`;

const page = (pageType: string, fields: Fields = {}): string =>
  stringify({ pageType, title: pageType, ...fields });

export const finance: Fields = {
  enabled: true,
  lenderName: 'Possum Finance',
  repaymentInterestRate: { default: 11.94, new: 0 },
  repaymentTerm: 60,
  repaymentTerms: [36, 60],
  repaymentFrequency: 'week',
};

/** A whole, small, valid site: what each file holds. */
const FILES: Readonly<Record<string, string>> = {
  'settings/site.yml': stringify(site),
  'settings/navigation.yml': stringify({
    header: [{ label: 'Stock', url: '/stock/' }],
    footer: [{ title: 'More', links: [{ label: 'Blog', url: '/blog/' }] }],
  }),
  'settings/finance.yml': stringify(finance),
  'settings/filters.yml': stringify({
    groups: [
      {
        id: 'make',
        label: 'Make',
        filterItems: [{ id: 'make', label: 'Make', field: 'make', type: 'select' }],
      },
    ],
    bodyTypes: [{ name: 'Ute', value: 'Ute,Cab Chassis' }],
  }),
  'pages/home.yml': page('home', {
    blocks: [
      { type: 'hero', heading: 'Welcome', picture },
      { type: 'vehicleRange' },
      { type: 'posts', category: 'Guides' },
      { type: 'team', department: 'sales' },
      { type: 'openingHours' },
    ],
  }),
  'pages/stock.yml': page('stockIndex'),
  'pages/range.yml': page('vehicleIndex'),
  'pages/blog.yml': page('blogIndex'),
  'pages/offers.yml': page('brandSpecialsIndex'),
  'pages/specials.yml': page('dealerSpecialsIndex'),
  'pages/about-us.yml': page('standard', { blocks: [{ type: 'richText', html: 'We **care**.' }] }),
  'vehicles/wattle.md': markdownFile(vehicle),
  'brand-specials/bonus.md': markdownFile(special),
  'posts/towing.md': markdownFile(post),
  'posts/first-service.md': markdownFile({
    ...post,
    title: 'First service',
    publishedAt: '2030-03-01',
    related: ['towing'],
  }),
  'team/ann-lee.md': markdownFile(member, ''),
  'locations/gumleaf.yml': stringify(location),
  'assurances/warranty.yml': stringify({
    kind: 'warranty',
    title: 'Two more years',
    summary: 'On top of the maker’s.',
    position: 2,
    vehTypes: ['Used'],
    certifiedOnly: true,
    locations: ['gumleaf'],
  }),
  'assurances/exchange.yml': stringify({
    kind: 'exchange',
    title: 'Seven days',
    summary: 'Bring it back.',
    position: 1,
    link: { label: 'How it works', url: '/exchange/' },
  }),
  'locations/mill-yard.yml': stringify({ ...location, name: 'Mill Yard', specialDays: [], position: 1 }),
};

export interface InventedContent extends DealerContent {
  /** Writes one more content file, or another text for one. */
  readonly write: (path: string, text: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
  /** Deletes the folder. */
  readonly dispose: () => Promise<void>;
}

/** A valid site in its own folder, with some files replaced or added. */
export async function inventedContent(
  changes: Readonly<Record<string, string>> = {},
): Promise<InventedContent> {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  const contentFolder = join(root, 'content');
  const write = async (path: string, text: string): Promise<void> => {
    const file = join(contentFolder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  for (const [path, text] of Object.entries({ ...FILES, ...changes })) await write(path, text);
  await mkdir(join(contentFolder, 'uploads'), { recursive: true });
  await writeFile(join(contentFolder, 'uploads/road.png'), await road);
  return {
    contentFolder,
    staticFolders: [join(root, 'static'), 'static'],
    country: australia,
    write,
    remove: (path) => rm(join(contentFolder, path)),
    dispose: () => rm(root, { recursive: true, force: true }),
  };
}
