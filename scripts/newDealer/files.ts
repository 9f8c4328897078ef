import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { stringify } from 'yaml';
import { sampleFile } from '../../generate/feed/presets/presets';
import { usualCardFacts } from '../../src/domain/stock/cardFacts';
import { slug } from '../../src/domain/stock/slug';
import { STOCK_FACTS } from '../../src/domain/stock/stockFacts';
import { STOCK_TYPES, type StockType } from '../../src/domain/stock/stockTypes';
import { ownerFieldsOf } from '../../src/domain/stock/typeWords';
import type { Address } from './address';

/** What is known of a new dealer. */
export interface NewDealer {
  readonly folder: string;
  readonly locale: string;
  readonly name: string;
  readonly url: string;
  readonly sells: StockType;
  /** Separated by commas. */
  readonly brands: string;
  readonly address: Address;
  readonly phone: string;
  readonly email: string;
  /** `own`, or a format that the site knows. */
  readonly feed: string;
  /** The folders of the dealers whose stock it shows; none for a dealer with its own feed. */
  readonly group: readonly string[];
}

const ACCENT = '#1c4f73';

/** Writes the folder of a new dealer. */
export function writeDealer(folder: string, dealer: NewDealer): void {
  for (const [file, text] of Object.entries(filesOf(dealer))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** The text of each file of a new dealer's folder, by its path in the folder. */
export function filesOf(dealer: NewDealer): Readonly<Record<string, string>> {
  const brands = [...new Map(listOf(dealer.brands).map((name) => [slug(name), name])).values()];
  return {
    'site.yml': yaml({
      dealerId: dealer.folder,
      ...(brands.length > 0 && { brands: brands.map((name) => ({ id: slug(name) || 'brand', name })) }),
      ...(dealer.group.length > 0 && { group: dealer.group }),
      url: dealer.url,
      locale: dealer.locale,
      logo: { file: 'logo.svg', onDark: 'logo-on-dark.svg' },
      theme: { color: { accent: ACCENT } },
    }),
    'redirects.yml': '# Permanent redirects of whole paths, such as: - { from: /old-page/, to: /contact/ }\n',
    'logo.svg': mark(ACCENT),
    'logo-on-dark.svg': mark('#ffffff'),
    ...stockFiles(dealer, brands),
    ...settings(dealer),
    ...pages(dealer),
  };
}

const yaml = (value: object): string => stringify(value, { lineWidth: 110, aliasDuplicateObjects: false });
const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
/** A plain placeholder: a signpost. */
const mark = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path d="M28 6h8v6h16l8 8-8 8H36v4H20l-8 8 8 8h8v10h8V48h-8v0h24v-16" fill="none"/><path d="M29 4h6v54h-6z" fill="${colour}"/><path d="M12 11h36l9 8-9 8H12z" fill="${colour}"/><path d="M52 32H20l-8 7 8 7h32z" fill="${colour}" opacity="0.6"/></svg>\n`;

function settings(dealer: NewDealer): Readonly<Record<string, string>> {
  const weekday = [{ opens: '08:30', closes: '17:30' }];
  const plural = STOCK_TYPES[dealer.sells].plural.toLowerCase();
  return {
    'content/settings/site.yml': yaml({
      dealershipName: dealer.name,
      legalName: dealer.name,
      licenceNumber: '000000',
      description: `New and used ${plural} at ${dealer.name} in ${dealer.address.suburb}.`,
      phone: dealer.phone,
      email: dealer.email,
      address: dealer.address,
      timeZone: timeZoneOf(dealer.locale, dealer.address.state),
      departments: [
        {
          id: 'sales',
          name: 'Sales',
          phones: [{ number: dealer.phone }],
          openingHours: {
            monday: weekday,
            tuesday: weekday,
            wednesday: weekday,
            thursday: weekday,
            friday: weekday,
            saturday: [{ opens: '09:00', closes: '13:00' }],
            sunday: [],
          },
        },
      ],
      dealershipStockType: dealer.sells,
      newVehiclesUrl: `new-${plural}`,
      demoVehiclesUrl: `demo-${plural}`,
      usedVehiclesUrl: `used-${plural}`,
      sorts: [
        { label: 'Latest Arrival', field: 'createdAt', direction: 'desc' },
        { label: 'Price (low to high)', field: 'price', direction: 'asc' },
        { label: 'Price (high to low)', field: 'price', direction: 'desc' },
        { label: 'Year (new to old)', field: 'year', direction: 'desc' },
      ],
      disclaimers: {
        driveAway: 'The price includes all charges that a private buyer pays.',
        egc: 'The price does not include government charges.',
        poa: 'Call or write, and we will give you a price on the same working day.',
        repayment: 'Repayments are indicative only and are not an offer of credit.',
      },
      priceTypes: { new: 'driveAway', demo: 'driveAway', used: 'driveAway' },
    }),
    'content/settings/navigation.yml': yaml({
      header: [
        { label: 'Stock', url: '/stock/' },
        { label: 'Contact', url: '/contact/' },
      ],
      callsToAction: [
        { label: 'Call us', url: `tel:${dealer.phone.replace(/[^\d+]/g, '')}`, emphasis: 'secondary' },
      ],
      footer: [
        {
          title: dealer.name,
          links: [
            { label: 'Our stock', url: '/stock/' },
            { label: 'Contact us', url: '/contact/' },
          ],
        },
      ],
      legal: [
        { label: 'Privacy', url: '/privacy/' },
        { label: 'Terms', url: '/terms/' },
      ],
    }),
    'content/settings/finance.yml': yaml({
      enabled: false,
      lenderName: 'Lender',
      repaymentInterestRate: { default: 9.99 },
      repaymentTerm: 60,
      repaymentTerms: [36, 48, 60],
      repaymentFrequency: 'week',
    }),
    'content/settings/filters.yml': yaml({ groups: filtersOf(dealer) }),
  };
}

/** The filters: of a group its dealers, then what all stock has, then what shoppers compare in this type of stock. */
function filtersOf({ sells, group }: NewDealer): readonly object[] {
  const filter = (field: string, label: string, type: string, rest: object = {}) => ({
    ...{ id: slug(label), label, field, type, formattingType: 'text', showCount: true },
    ...rest,
  });
  const number = { formattingType: 'number', showCount: false };
  const money = { formattingType: 'currency', showCount: false };
  const isRoadVehicle = ownerFieldsOf(sells).includes('odometer');
  const groups: readonly (readonly [ReturnType<typeof filter>, ...ReturnType<typeof filter>[]])[] = [
    ...(group.length > 0 ? [[filter('dealer', 'Dealer', 'list')] as const] : []),
    [filter('vehType', 'Condition', 'list', { hardcodedValues: ['New', 'Demo', 'Used'] })],
    [filter('location.name', 'Yard', 'list')],
    [filter('make', 'Make', 'select'), filter('model', 'Model', 'select')],
    [filter('bodyType', 'Body type', 'list', { limit: 6 })],
    [filter('price', 'Price', 'range_slider', money)],
    [filter('price', 'Search by budget', 'search_by_budget', money)],
    [filter('year', 'Year', 'range_slider', { formattingType: 'year', showCount: false })],
    ...(isRoadVehicle
      ? ([
          [filter('odometer', 'Kilometres', 'slider', { ...number, unit: 'km' })],
          [filter('fuelType', 'Fuel', 'list')],
          [filter('transmissionType', 'Transmission', 'list')],
        ] as const)
      : []),
    ...usualCardFacts(sells).map((name) => {
      const { label } = STOCK_FACTS[name];
      return [filter(name, label, 'range_slider', { ...number, id: slug(`${label} ${name}`) })] as const;
    }),
  ];
  return groups.map((filterItems) => {
    const [{ id, label }, ...others] = filterItems;
    return { id, label: others.length > 0 ? 'Make and model' : label, filterItems };
  });
}

const TIME_ZONES: Readonly<Record<string, string>> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  TAS: 'Australia/Hobart',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  NT: 'Australia/Darwin',
  WA: 'Australia/Perth',
};

const timeZoneOf = (locale: string, state = ''): string =>
  locale.endsWith('-NZ') ? 'Pacific/Auckland' : (TIME_ZONES[state] ?? 'Australia/Sydney');

function pages({ name, sells, address, phone, email }: NewDealer): Readonly<Record<string, string>> {
  const town = address.suburb;
  const { singular, plural } = STOCK_TYPES[sells];
  const [one, many] = [singular.toLowerCase(), plural.toLowerCase()];
  const page = (pageType: string, fields: object): string => yaml({ pageType, ...fields });
  return {
    'content/pages/home.yml': page('home', {
      title: name,
      seo: {
        title: `${name}: ${many} in ${town}`,
        description: `New and used ${many} at ${name} in ${town}.`,
      },
      blocks: [
        {
          type: 'callToAction',
          heading: `Find your next ${one} in ${town}`,
          introHtml: `Every ${one} in our yard, with its price.`,
          actions: [{ label: 'Search our stock', url: '/stock/', emphasis: 'primary' }],
        },
        { type: 'stockSearch', heading: 'What are you looking for?', byKeyword: true, byBodyType: true },
        { type: 'stockList', heading: 'Just arrived', limit: 6, url: '/stock/', linkLabel: 'All our stock' },
        { type: 'openingHours', heading: 'When we are here' },
        { type: 'map', heading: 'Where to find us' },
      ],
    }),
    'content/pages/stock-index.yml': page('stockIndex', {
      title: 'Our stock',
      intro: `New and used ${many} at ${name}.`,
    }),
    'content/pages/contact.yml': page('standard', {
      slug: 'contact',
      title: 'Contact us',
      blocks: [
        { type: 'formLink', heading: 'Write to us', form: 'contact', label: 'Write a message' },
        { type: 'openingHours', heading: 'Numbers and hours' },
        { type: 'map', heading: 'Where to find us' },
      ],
    }),
    'content/pages/privacy.yml': page('privacy', {
      slug: 'privacy',
      title: 'Privacy',
      blocks: [
        {
          type: 'richText',
          html: `What you write to us is used to answer you, and for nothing else. Write to ${email} to see it, correct it or have it deleted.`,
        },
      ],
    }),
    'content/pages/terms.yml': page('terms', {
      slug: 'terms',
      title: 'Terms of use',
      blocks: [
        { type: 'richText', html: 'Stock and prices may change. What counts is what we agree in writing.' },
      ],
    }),
    'content/pages/not-found.yml': page('notFound', {
      title: 'That page has moved on',
      seo: { noindex: true },
      blocks: [
        {
          type: 'callToAction',
          heading: 'Where would you like to go?',
          introHtml: `If you were looking for a particular ${one}, call us on ${phone}.`,
          actions: [{ label: 'Search our stock', url: '/stock/', emphasis: 'primary' }],
        },
      ],
    }),
  };
}

/** The sample of a feed. A group has none. */
function stockFiles(
  { group, feed, sells }: NewDealer,
  brands: readonly string[],
): Readonly<Record<string, string>> {
  if (group.length > 0) return {};
  return feed === 'own' ? { 'feed/stock.csv': sampleStock(sells, brands) } : feedFiles(feed);
}

/** The invented sample of a format, and the mapping that names the format. */
function feedFiles(format: string): Readonly<Record<string, string>> {
  const sample = sampleFile(format);
  return {
    [`feed/stock${extname(sample)}`]: readFileSync(sample, 'utf8'),
    'feed/stock.mapping.yml': `format: ${format}\n`,
  };
}

/** Bodies of a stock type, and a fact or two that its rows have: of a new one first. */
const SAMPLES: Partial<
  Record<
    StockType,
    { readonly bodies: readonly string[]; readonly facts: Readonly<Record<string, readonly string[]>> }
  >
> = {
  cars: {
    bodies: ['SUV', 'Hatch', 'Ute'],
    facts: { odometer: ['12', '48210', '91050'], seats: ['5', '5', '2'] },
  },
  vehicles: {
    bodies: ['SUV', 'Hatch', 'Ute'],
    facts: { odometer: ['12', '48210', '91050'] },
  },
  trucks: {
    bodies: ['Tipper', 'Prime mover', 'Tray'],
    facts: { odometer: ['80', '148210', '391050'], gvm: ['14000', '24500', '8000'] },
  },
  vans: { bodies: ['Van', 'Crew van', 'Cab chassis'], facts: { odometer: ['12', '48210', '91050'] } },
  buses: { bodies: ['Coach', 'Minibus', 'School bus'], facts: { odometer: ['80', '148210', '391050'] } },
  machinery: {
    bodies: ['Excavator', 'Tractor', 'Skid steer'],
    facts: { engineHours: ['4', '1450', '3100'] },
  },
  bikes: { bodies: ['Naked', 'Cruiser', 'Trail'], facts: { odometer: ['5', '8400', '21300'] } },
  boats: {
    bodies: ['Runabout', 'Cuddy cabin', 'Centre console'],
    facts: { lengthMeters: ['5.2', '6.1', '6.8'], engineHours: ['2', '140', '310'] },
  },
  caravans: {
    bodies: ['Full van', 'Pop top', 'Camper trailer'],
    facts: {
      lengthMeters: ['6.4', '5.8', '4.9'],
      tareMass: ['2250', '1980', '1450'],
      atm: ['2800', '2500', '2000'],
    },
  },
  trailers: {
    bodies: ['Box', 'Tipper', 'Plant'],
    facts: { tareMass: ['320', '680', '900'], atm: ['750', '2000', '3500'] },
  },
};

/** Six invented rows in our own format: the brands in turn, new and used. */
function sampleStock(sells: StockType, brands: readonly string[]): string {
  const { bodies, facts } = SAMPLES[sells] ?? { bodies: ['Standard'], facts: {} };
  const makes = brands.length > 0 ? brands : ['Example'];
  const rows = Array.from({ length: 6 }, (_, at) => {
    const isNew = at % 2 === 0;
    return {
      id: `SAMPLE${at + 1}`,
      vehType: isNew ? 'New' : 'Used',
      stockType: sells,
      make: makes[at % makes.length],
      model: `Model ${'ABC'[at % 3]}`,
      year: isNew ? '2025' : `${2024 - at}`,
      bodyType: bodies[at % bodies.length],
      colour: ['White', 'Blue', 'Grey'][at % 3],
      price: `${62_000 - at * 6_500}`,
      status: 'available',
      stockNumber: `S${100 + at}`,
      vin: `6T1SAMPLE0000000${at + 1}`,
      ...Object.fromEntries(
        Object.entries(facts).map(([name, values]) => [
          name,
          values[isNew ? 0 : 1 + ((at >> 1) % (values.length - 1))],
        ]),
      ),
      siteDescription: 'An invented example. Replace this file with the export of your own system.',
    };
  });
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return lines
    .map((cells) => `${cells.map((cell = '') => (cell.includes(',') ? `"${cell}"` : cell)).join(',')}\n`)
    .join('');
}
