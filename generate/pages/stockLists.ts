import type { BodyTypeTileView } from '../../src/content/stock/pageStock';
import { countBy } from '../../src/domain/groups';
import { slug } from '../../src/domain/stock/slug';
import type { StockCard } from '../../src/domain/stock/stockCard';
import { formatSearchUrl } from '../../src/search/address/url';
import { bodyTypeValues } from '../../src/search/vocabulary/vocabularyLookup';
import type { StockSite } from '../stock/stockSite';
import type { IndexedPage } from './pageSpecs';

export type IndexedBlock = IndexedPage['blocks'][number];
type StockQuery = Extract<IndexedBlock, { readonly __typename: 'StockListBlock' }>['query'];

/**
 * The items of each stock list of a page, by the index of its block: latest arrivals first. Those without a picture are left
 * out, unless none has one.
 */
export function stockLists(
  blocks: readonly IndexedBlock[],
  stock: StockSite,
): Readonly<Record<number, readonly StockCard[]>> {
  return Object.fromEntries(
    blocks.flatMap((block, place) =>
      block.__typename === 'StockListBlock'
        ? [[place, matching(block.query, stock).slice(0, block.limit)]]
        : [],
    ),
  );
}

function matching(query: StockQuery, { cards, vocabulary }: StockSite): readonly StockCard[] {
  const bodyTypes = query.bodyType === null ? [] : bodyTypeValues([query.bodyType], vocabulary.bodyTypes);
  const isAsked = (card: StockCard): boolean =>
    (query.vehType.length === 0 || query.vehType.includes(card.vehType)) &&
    (query.make === null || card.make === query.make) &&
    (query.model === null || card.model === query.model) &&
    (bodyTypes.length === 0 || bodyTypes.includes(card.bodyType ?? '')) &&
    (!query.featured || card.featured === true) &&
    (query.maxPrice === null || (card.price !== undefined && card.price <= query.maxPrice));
  const matches = cards.filter(isAsked).reverse();
  const pictured = matches.filter(({ image }) => image !== undefined);
  return pictured.length > 0 ? pictured : matches;
}

/** The tiles for a page with a stock search block that shows them. No other page carries them. */
export const bodyTypesFor = (
  blocks: readonly IndexedBlock[],
  stock: StockSite,
): { readonly bodyTypes?: readonly BodyTypeTileView[] } =>
  blocks.some((block) => block.__typename === 'StockSearchBlock' && block.byBodyType)
    ? { bodyTypes: bodyTypeTiles(stock) }
    : {};

/** The body types with a drawing in `static/icons/body/`, by the slug of their name. */
const DRAWN = new Set('convertible coupe hatch people-mover sedan suv ute van wagon'.split(' '));

/** How many tiles of body types a page shows if the content chooses none. */
const MAX_TILES = 8;

type BodyTypeOption = StockSite['content']['filters']['bodyTypes'][number];

/** The commonest body types of the stock, for a dealer whose filters name none. */
function ownBodyTypes({ cards }: StockSite): readonly BodyTypeOption[] {
  return [...countBy(cards.flatMap(({ bodyType }) => bodyType || []))]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_TILES)
    .map(([name]) => ({ name, value: name, svgName: DRAWN.has(slug(name)) ? slug(name) : null }));
}

const bodyTypesOf = (stock: StockSite): readonly BodyTypeOption[] =>
  stock.content.filters.bodyTypes.length > 0 ? stock.content.filters.bodyTypes : ownBodyTypes(stock);

/** A tile for each body type of the filters, or else of the stock, with the number of its items for sale. */
export const bodyTypeTiles = (stock: StockSite): readonly BodyTypeTileView[] =>
  bodyTypesOf(stock).map((option): BodyTypeTileView => {
    const values = new Set(option.value.split(',').map((value) => value.trim()));
    return {
      label: option.name,
      count: stock.cards.filter(({ bodyType }) => bodyType !== undefined && values.has(bodyType)).length,
      href: formatSearchUrl({ bodyType: [option.name] }, stock.vocabulary),
      ...(option.svgName ? { icon: `/icons/body/${option.svgName}.svg` } : {}),
    };
  });
