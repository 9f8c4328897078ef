import { formatSearchUrl } from '../../search/address/url';
import type { StockSite } from '../stock/stockSite';
import type { BodyTypeTile } from './pageSpecs';
import type { IndexedBlock } from './stockLists';

/** The tiles for a page with a stock search block that shows them. No other page carries them. */
export const bodyTypesFor = (
  blocks: readonly IndexedBlock[],
  stock: StockSite,
): { readonly bodyTypes?: readonly BodyTypeTile[] } =>
  blocks.some(({ byBodyType }) => byBodyType) ? { bodyTypes: bodyTypeTiles(stock) } : {};

/** A tile for each body type of the filters, with the number of its items for sale. */
export const bodyTypeTiles = (stock: StockSite): readonly BodyTypeTile[] =>
  stock.content.filters.bodyTypes.map((option): BodyTypeTile => {
    const values = new Set(option.value.split(',').map((value) => value.trim()));
    return {
      label: option.name,
      count: stock.cards.filter(({ bodyType }) => bodyType !== undefined && values.has(bodyType)).length,
      href: formatSearchUrl({ bodyType: [option.name] }, stock.vocabulary),
      ...(option.svgName ? { icon: `/icons/body/${option.svgName}.svg` } : {}),
    };
  });
