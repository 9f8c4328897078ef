import { brandSpecialKey, brandSpecialPath, dealerSpecialPath } from '../../src/content/addresses';
import { spellingKey } from '../../src/domain/stock/slug';
import type { StockItem } from '../../src/domain/stock/stockItem';
import type { VehicleOffer } from '../../src/domain/stock/vehicleOffer';
import { runsAt } from '../../src/domain/wallClock';
import { readDefinition } from '../../src/search/address/stockDefinition';
import type { IndexRecord } from '../../src/search/indexRecord';
import { isInSearch } from '../../src/search/isInSearch';
import type { SearchState } from '../../src/search/searchState';
import type { SearchVocabulary } from '../../src/search/vocabulary/vocabulary';

interface Special {
  readonly id: string | number;
  readonly slug: string;
  readonly title: string;
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
  readonly eligibleStockUrl?: string | null;
}

interface Model {
  readonly id: string;
  readonly stockMake: string;
  readonly stockModel: string;
}

/** The content that offers come from, out of files or from an endpoint. */
export interface OfferContent {
  readonly vehicles: readonly Model[];
  readonly brandSpecials: readonly (Special & {
    readonly vehicles: readonly (string | { readonly id: string })[];
  })[];
  readonly dealerSpecials: readonly Special[];
}

/** An offer for vehicles, and those in stock that qualify. */
export interface SiteOffer extends VehicleOffer {
  readonly collection: 'brandSpecials' | 'dealerSpecials';
  /** The id of its entry in the content. */
  readonly entry: string;
  /** The address of a list, as the content has it: the one definition of its vehicles. */
  readonly address: string;
  readonly isRunning: boolean;
  /** The filters of that address; absent if it cannot be read, or names what is sold out. Then no vehicle qualifies. */
  readonly search?: SearchState;
  /** Of the vehicles for sale, those that qualify, in the order of the stock. */
  readonly found: readonly IndexRecord[];
  /** What is wrong with the definition, in words that follow the address. These stop a build. */
  readonly faults: readonly string[];
  /** What staff should look at. It stops no build, because stock changes daily. */
  readonly warnings: readonly string[];
}

/**
 * The offers for vehicles in stock. An offer without the address of a list, such as one for tyres, is not among them.
 * @param records the stock for sale
 * @param vocabulary the words of that stock, and of models that are sold out
 * @param now milliseconds since 1970
 */
export function siteOffers(
  { vehicles, brandSpecials, dealerSpecials }: OfferContent,
  records: readonly IndexRecord[],
  vocabulary: SearchVocabulary,
  now: number,
): readonly SiteOffer[] {
  const offer = (
    special: Special,
    own: Pick<SiteOffer, 'collection' | 'id' | 'href'>,
    named: readonly Model[] | undefined,
  ): readonly SiteOffer[] => {
    const { eligibleStockUrl: address } = special;
    if (!address) return [];
    const isRunning = runsAt(
      { startsAt: special.startsAt ?? undefined, endsAt: special.endsAt ?? undefined },
      now,
    );
    const common = {
      ...own,
      entry: String(special.id),
      title: special.title,
      ...(special.endsAt && { endsAt: special.endsAt }),
      address,
      isRunning,
    };
    const definition = readDefinition(address, vocabulary);
    if (definition.kind === 'err') return [{ ...common, found: [], faults: definition.fault, warnings: [] }];
    const { state, unknown } = definition.value;
    const found = state ? records.filter(isInSearch(state, vocabulary)) : [];
    return [
      {
        ...common,
        ...(state && { search: state }),
        found,
        faults: state && named ? modelFaults(state, named, vehicles) : [],
        warnings: isRunning ? stockWarnings(found, unknown, named) : [],
      },
    ];
  };
  return [
    ...brandSpecials.flatMap((special) => {
      const ids = special.vehicles.map((one) => (typeof one === 'string' ? one : one.id));
      const named = vehicles.filter(({ id }) => ids.includes(id));
      const own = {
        collection: 'brandSpecials',
        id: brandSpecialKey(special),
        href: brandSpecialPath({ ...special, id: Number(special.id) }),
      } as const;
      return offer(special, own, named.length > 0 ? named : undefined);
    }),
    ...dealerSpecials.flatMap((special) =>
      offer(
        special,
        { collection: 'dealerSpecials', id: special.slug, href: dealerSpecialPath(special) },
        undefined,
      ),
    ),
  ];
}

const isSame = (one: string, other: string): boolean => spellingKey(one) === spellingKey(other);

/** Where the models that an offer names and its address disagree. It depends on the content alone. */
function modelFaults(
  { make, model, ...others }: SearchState,
  named: readonly Model[],
  range: readonly Model[],
): readonly string[] {
  const isAsked = ({ stockMake, stockModel }: Model): boolean =>
    (make === undefined || make.some((one) => isSame(one, stockMake))) &&
    (model === undefined || model.some((one) => isSame(one, stockModel)));
  // Other filters, such as a body type, may leave out a model that is not named.
  const { vehType: _, ...narrowing } = others;
  const isWhole = model !== undefined || Object.keys(narrowing).length === 0;
  return [
    ...named
      .filter((one) => !isAsked(one))
      .map(({ id }) => `leaves out ${id}, which the field vehicles names: both must mean the same models`),
    ...range
      .filter((one) => isWhole && isAsked(one) && !named.includes(one))
      .map(
        ({ id }) => `includes ${id}, which the field vehicles does not name: both must mean the same models`,
      ),
  ];
}

function stockWarnings(
  found: readonly IndexRecord[],
  unknown: readonly string[],
  named: readonly Model[] | undefined,
): readonly string[] {
  const stray = found.find(
    ({ make, model }) =>
      named &&
      !named.some(({ stockMake, stockModel }) => isSame(stockMake, make) && isSame(stockModel, model)),
  );
  return [
    ...(unknown.length > 0 ? [`asks for ${unknown.join(', ')}, which is not in stock`] : []),
    ...(found.length === 0 ? ['finds no vehicle in stock: take the offer down, or mend the address'] : []),
    ...(stray
      ? [`lists ${stray.objectID}, a ${stray.make} ${stray.model}, which the field vehicles does not name`]
      : []),
  ];
}

/** The items, each with the running offers that it qualifies for: first the one for the fewest vehicles. */
export function withOffers(items: readonly StockItem[], offers: readonly SiteOffer[]): readonly StockItem[] {
  const ofItem = new Map<string, VehicleOffer[]>();
  const fewestFirst = [...offers].sort((one, other) => one.found.length - other.found.length);
  for (const { isRunning, found, id, title, href, endsAt } of fewestFirst)
    for (const { objectID } of isRunning ? found : [])
      ofItem.set(objectID, [
        ...(ofItem.get(objectID) ?? []),
        { id, title, href, ...(endsAt !== undefined && { endsAt }) },
      ]);
  return items.map((item) => {
    const own = ofItem.get(item.id);
    return own ? { ...item, offers: own } : item;
  });
}
