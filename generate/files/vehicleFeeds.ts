import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '../../src/domain/country';
import { locationKey } from '../../src/domain/stock/locationKey';
import { priceDisplay, pricesOf } from '../../src/domain/stock/priceDisplay';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { largestPicture } from '../../src/domain/stock/stockPicture';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import type { ContentIndexQuery } from '../content/queryTypes';

export const VEHICLE_FEEDS_FOLDER = 'feeds';

type Place = ContentIndexQuery['locations'][number];

/** What the feeds say about the dealership. */
export interface FeedSeller {
  /** Without a final slash. */
  readonly siteUrl: string;
  readonly locale: Locale;
  readonly name: string;
  /** The dealership's own place. */
  readonly main: Pick<Place, 'address' | 'geo'>;
  readonly yards: readonly Place[];
}

/** A vehicle that both services take: for sale now, with an amount and a picture. */
interface Advertised {
  readonly item: StockItem;
  readonly title: string;
  readonly url: string;
  readonly pictures: readonly string[];
  /** Dollars. */
  readonly price: number;
  /** Dollars, before a special price. */
  readonly was?: number;
  readonly yard?: Place;
}

/** Meta takes twenty pictures, Google ten more than the first. */
const MAX_PICTURES = { google: 11, meta: 20 } as const;

/** Both services cut longer descriptions. */
const MAX_LETTERS = 5000;

function advertised(
  items: readonly StockItem[],
  { siteUrl, locale, yards }: FeedSeller,
): readonly Advertised[] {
  const absolute = (url: string) => (url.startsWith('/') ? siteUrl + url : url);
  const byName = new Map(yards.map((yard) => [locationKey(yard.name), yard]));
  return items.flatMap((item): readonly Advertised[] => {
    const display = priceDisplay(pricesOf(item), locale.prices, { repayment: false });
    if (item.status !== 'available' || display.kind !== 'priced' || item.images.length === 0) return [];
    const { wasPrice } = pricesOf(item);
    const { title } = stockTitle(item);
    const yard = item.location && byName.get(locationKey(item.location.name));
    return [
      {
        item,
        title,
        price: display.dollars,
        url: siteUrl + stockItemPath(item.id, title),
        pictures: item.images.map(({ url }) => absolute(largestPicture(url))),
        was: wasPrice,
        ...(yard && { yard }),
      },
    ];
  });
}

const amount = (dollars: number, { currency }: Locale): string => `${dollars.toFixed(2)} ${currency}`;

/** One line, without the characters that divide columns and rows. */
const line = (text: string | undefined): string =>
  (text ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_LETTERS);

type Column = readonly [name: string, value: (vehicle: Advertised) => string];

/** The words of the two services for ours, each by a letter or two. Empty: a thing for which the service has no word. */
type Words = readonly (readonly [ours: RegExp, google: string, meta: string])[];

const BODIES: Words = [
  [/convertible|cabriolet/i, 'convertible', 'CONVERTIBLE'],
  [/coupe/i, 'coupe', 'COUPE'],
  [/hatch/i, 'hatchback', 'HATCHBACK'],
  [/people|mini.?van/i, 'minivan', 'MINIVAN'],
  [/ute|cab/i, 'ute', 'TRUCK'],
  [/truck/i, 'truck', 'TRUCK'],
  [/suv|4wd/i, 'suv', 'SUV'],
  [/sedan/i, 'sedan', 'SEDAN'],
  [/caravan|trailer/i, '', 'OTHER'],
  [/van/i, 'full_size_van', 'VAN'],
  [/wagon/i, 'station_wagon', 'WAGON'],
];

const ENGINES: Words = [
  [/plug/i, 'plug-in_hybrid', 'PLUGIN_HYBRID'],
  [/hybrid/i, 'hybrid', 'HYBRID'],
  [/electric/i, 'electric', 'ELECTRIC'],
  [/diesel/i, 'diesel', 'DIESEL'],
  [/lpg/i, 'lpg', 'OTHER'],
  [/petrol|unleaded/i, 'gasoline', 'GASOLINE'],
];

const TRANSMISSIONS: Words = [
  [/auto/i, '', 'AUTOMATIC'],
  [/manual/i, '', 'MANUAL'],
];

/** @param service which column of the words @param other for what no row names */
const wordOf = (words: Words, text: string | undefined, service: 1 | 2, other: string): string =>
  text === undefined ? '' : (words.find(([pattern]) => pattern.test(text))?.[service] ?? other);

/** Of Google's category 916: cars, trucks and vans. */
const MOTOR_VEHICLES: ReadonlySet<string> = new Set(['cars', 'vans', 'trucks', 'vehicles']);

const GOOGLE_PRICES = {
  driveAway: 'drive_away_price',
  egc: 'excluding_government_charges_price',
  poa: '',
} as const;

/**
 * Google's fields for vehicle ads. In Australia it must be told what a price includes.
 * @see https://support.google.com/merchants/answer/11192663 and https://support.google.com/merchants/topic/15174112
 */
const googleColumns = ({ locale }: FeedSeller): readonly Column[] => [
  ['google_product_category', ({ item }) => (MOTOR_VEHICLES.has(item.stockType) ? '916' : '')],
  ['id', ({ item }) => item.id],
  ['vin', ({ item }) => item.vin ?? ''],
  ['store_code', ({ yard }) => yard?.id ?? ''],
  ['vehicle_fulfillment', ({ yard }) => (yard === undefined ? '' : `in_store:${yard.id}`)],
  ['title', ({ title }) => title],
  ['description', ({ item, title }) => item.siteDescription ?? title],
  ['link', ({ url }) => url],
  ['image_link', ({ pictures: [first] }) => first ?? ''],
  ['additional_image_link', ({ pictures }) => pictures.slice(1, MAX_PICTURES.google).join(',')],
  ['condition', ({ item }) => (item.vehType === 'New' ? 'new' : 'used')],
  ['brand', ({ item }) => item.make],
  ['model', ({ item }) => item.model],
  ['trim', ({ item }) => item.variations ?? ''],
  ['year', ({ item }) => String(item.year ?? '')],
  // No kilometres are better than "0 km" for a vehicle whose kilometres are unknown.
  ['mileage', ({ item }) => (item.odometer === undefined ? '' : `${item.odometer} km`)],
  ['price', ({ price }) => amount(price, locale)],
  ['vehicle_price_type', ({ item }) => (locale.country === 'AU' ? GOOGLE_PRICES[item.priceType] : '')],
  ['color', ({ item }) => item.colour ?? ''],
  ['body_style', ({ item }) => wordOf(BODIES, item.bodyType, 1, '')],
  ['engine', ({ item }) => wordOf(ENGINES, item.fuelType, 1, 'other')],
  ['certified_pre-owned', ({ item }) => (item.brandCertified ? 'yes' : 'no')],
  ['availability', () => 'in stock'],
];

/** Meta's fields for an automotive inventory. @see https://developers.facebook.com/docs/marketing-api/auto-ads/reference */
const metaColumns = ({ name, locale, main }: FeedSeller): readonly Column[] => [
  ['vehicle_id', ({ item }) => item.id],
  ['title', ({ title }) => title],
  ['description', ({ item, title }) => item.siteDescription ?? title],
  ['url', ({ url }) => url],
  ['make', ({ item }) => item.make],
  ['model', ({ item }) => item.model],
  ['year', ({ item }) => String(item.year ?? '')],
  ['mileage.value', ({ item }) => String(item.odometer ?? '')],
  ['mileage.unit', ({ item }) => (item.odometer === undefined ? '' : 'KM')],
  ...Array.from(
    { length: MAX_PICTURES.meta },
    (_, at): Column => [`image[${at}].url`, ({ pictures }) => pictures[at] ?? ''],
  ),
  // The field table asks for a word about the first picture.
  ['image[0].tag[0]', ({ item, title }) => item.images[0]?.alt || title],
  ['transmission', ({ item }) => wordOf(TRANSMISSIONS, item.transmissionType, 2, 'OTHER')],
  ['fuel_type', ({ item }) => wordOf(ENGINES, item.fuelType, 2, 'OTHER')],
  ['body_style', ({ item }) => wordOf(BODIES, item.bodyType, 2, 'OTHER')],
  ['vin', ({ item }) => item.vin ?? ''],
  ['price', ({ price, was }) => amount(was ?? price, locale)],
  ['sale_price', ({ price, was }) => (was === undefined ? '' : amount(price, locale))],
  ['exterior_color', ({ item }) => item.colour ?? ''],
  ['state_of_vehicle', ({ item }) => (item.vehType === 'New' ? 'NEW' : item.brandCertified ? 'CPO' : 'USED')],
  ['availability', () => 'AVAILABLE'],
  ['trim', ({ item }) => item.variations ?? ''],
  ['dealer_name', ({ item }) => item.location?.name ?? name],
  ['stock_number', ({ item }) => item.stockNumber ?? ''],
  ['date_first_on_lot', ({ item }) => (item.listedOn ?? item.createdAt ?? '').slice(0, 10)],
  ['address.addr1', ({ yard }) => (yard ?? main).address.street],
  ['address.city', ({ yard }) => (yard ?? main).address.suburb],
  ['address.region', ({ yard }) => (yard ?? main).address.state ?? ''],
  ['address.postal_code', ({ yard }) => (yard ?? main).address.postcode],
  ['address.country', () => locale.country],
  ['latitude', ({ yard }) => String((yard ?? main).geo?.latitude ?? '')],
  ['longitude', ({ yard }) => String((yard ?? main).geo?.longitude ?? '')],
];

/** The rows, after a row of names. A column that no vehicle fills is left out. */
function rowsOf(columns: readonly Column[], vehicles: readonly Advertised[]): readonly (readonly string[])[] {
  const filled = columns.filter(([, value]) => vehicles.some((vehicle) => line(value(vehicle)) !== ''));
  return [
    filled.map(([name]) => name),
    ...vehicles.map((vehicle) => filled.map(([, value]) => line(value(vehicle)))),
  ];
}

/** Columns between tabs, in which a quote is a letter: the format `google-tsv` of our importer. */
export const googleVehicleFeed = (items: readonly StockItem[], seller: FeedSeller): string =>
  rowsOf(googleColumns(seller), advertised(items, seller))
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');

/** A CSV, the format `meta-automotive` of our importer. */
export const metaVehicleFeed = (items: readonly StockItem[], seller: FeedSeller): string =>
  rowsOf(metaColumns(seller), advertised(items, seller))
    .map(
      (cells) =>
        `${cells.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`,
    )
    .join('');

/** Writes the stock for the vehicle ads of Google and Meta, which fetch it by its address. */
export async function writeVehicleFeeds(
  publicFolder: string,
  items: readonly StockItem[],
  seller: FeedSeller,
): Promise<void> {
  const folder = join(publicFolder, VEHICLE_FEEDS_FOLDER);
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'google-vehicles.tsv'), googleVehicleFeed(items, seller)),
    writeFile(join(folder, 'meta-vehicles.csv'), metaVehicleFeed(items, seller)),
  ]);
}
