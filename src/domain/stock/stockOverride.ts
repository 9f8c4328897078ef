import type { PriceType, StockImage, StockItem, StockMark, StockQuestion } from './stockItem';

/** What staff know of a vehicle from looking it over and from its papers. */
const CONDITION_FIELDS = [
  'owners',
  'keys',
  'serviceHistory',
  'serviceStamps',
  'tyreTread',
  'ppsrOn',
  'inspectionReport',
] as const satisfies readonly (keyof StockItem)[];

type Condition = { readonly [Field in (typeof CONDITION_FIELDS)[number]]?: StockItem[Field] | undefined };

/** What a dealer changes of one stock item, whatever the feed says. What is absent stays as in the feed. */
export interface StockOverride extends Condition {
  /** Where it is written: `content/stock-overrides/b-1042.yml`. */
  readonly file: string;
  readonly stockNumber: string;
  /** Whether the item is not on the site at all. */
  readonly hide: boolean;
  readonly featured?: boolean | undefined;
  /** A few words on its picture: `Just arrived`. */
  readonly label?: string | undefined;
  /** In the place of the feed's. */
  readonly description?: string | undefined;
  /** Before the feed's own. */
  readonly pictures: readonly StockImage[];
  /** The feed's pictures that come first, counted from 1. The others follow in the feed's order. */
  readonly pictureOrder: readonly number[];
  readonly priceType?: PriceType | undefined;
  readonly marks?: readonly StockMark[];
  readonly questions?: readonly StockQuestion[];
}

/** What the feeds said at the last build, for the content editor. */
export interface FedStock {
  /** The ids of all vehicles, in the feeds' order. */
  readonly order: readonly string[];
  /** The vehicles that staff change, as the feeds have them. */
  readonly changed: readonly StockItem[];
}

/** A `FedStock`. It stays on the machine of the build. */
export const FED_FILE = 'reports/fed.json';

/** Stock numbers are the same where they differ in capitals and spaces at the ends alone. */
export const stockNumberKey = (stockNumber: string): string => stockNumber.trim().toLowerCase();

/** The items as the dealer wants them, and what has no effect. */
interface OverriddenStock {
  readonly items: readonly StockItem[];
  /** Sentences for staff: an item that has gone, a picture that the feed does not have. */
  readonly notices: readonly string[];
}

/**
 * Stock with its overrides. The feed is the base each time, so an override never changes it and ends when its file is deleted.
 * Law: without overrides, and for every item that none names, the items stay as they are.
 */
export function withOverrides(
  items: readonly StockItem[],
  overrides: readonly StockOverride[],
): OverriddenStock {
  const byNumber = new Map(overrides.map((override) => [stockNumberKey(override.stockNumber), override]));
  const used = new Set<StockOverride>();
  const notices: string[] = [];
  const changed = items.flatMap((item) => {
    const override = item.stockNumber && byNumber.get(stockNumberKey(item.stockNumber));
    if (!override) return [item];
    used.add(override);
    const missing = override.pictureOrder.filter((place) => place > item.images.length);
    if (missing.length > 0)
      notices.push(
        `${override.file}: pictureOrder: the feed has ${item.images.length} pictures of ${override.stockNumber}, and no picture ${missing.join(', ')}`,
      );
    return override.hide ? [] : [overridden(item, override)];
  });
  const gone = overrides.filter((override) => !used.has(override));
  return {
    items: changed,
    notices: [
      ...gone.map(
        ({ file, stockNumber }) =>
          `${file}: stockNumber: ${stockNumber} is not in today’s stock, so this changes nothing. Delete it if the vehicle has gone`,
      ),
      ...notices,
    ],
  };
}

const overridden = (item: StockItem, override: StockOverride): StockItem => ({
  ...item,
  images: inOrder(item.images, override),
  ...(override.featured !== undefined && { featured: override.featured }),
  ...(override.label !== undefined && { label: override.label }),
  ...(override.description !== undefined && { siteDescription: override.description }),
  ...(override.priceType !== undefined && { priceType: override.priceType }),
  ...Object.fromEntries(
    CONDITION_FIELDS.flatMap((field) => (override[field] === undefined ? [] : [[field, override[field]]])),
  ),
  ...(override.marks?.length && { marks: override.marks.map(toMark) }),
  ...(override.questions?.length && { questions: override.questions }),
});

/** Without what a page does not need of the picture. */
const toMark = ({ where, what, picture }: StockMark): StockMark => ({
  where,
  what,
  ...(picture && { picture: toImage(picture) }),
});

const toImage = ({ url, alt }: StockImage): StockImage => ({ url, ...(alt !== undefined && { alt }) });

function inOrder(
  images: readonly StockImage[],
  { pictures, pictureOrder }: StockOverride,
): readonly StockImage[] {
  const first = [...new Set(pictureOrder)].flatMap((place) => images[place - 1] ?? []);
  return [...pictures.map(toImage), ...first, ...images.filter((image) => !first.includes(image))];
}
