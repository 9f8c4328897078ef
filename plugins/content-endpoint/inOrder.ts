import { PAGE_TYPES } from './collections/pageTypes';
import type { Content } from './content';

/** The content with every list in the order that the contract promises. */
export function inOrder(content: Content): Content {
  const pageTypes = Object.keys(PAGE_TYPES);
  return {
    ...content,
    site: { ...content.site, sorts: byPosition(content.site.sorts) },
    filters: {
      ...content.filters,
      groups: byPosition(content.filters.groups).map((group) => ({
        ...group,
        filterItems: byPosition(group.filterItems),
      })),
    },
    pages: content.pages.toSorted(
      (one, other) =>
        pageTypes.indexOf(one.pageType) - pageTypes.indexOf(other.pageType) ||
        compare(one.title, other.title),
    ),
    vehicles: byPosition(content.vehicles),
    brandSpecials: byPosition(content.brandSpecials),
    dealerSpecials: byPosition(content.dealerSpecials),
    posts: content.posts.toSorted((one, other) => compare(other.publishedAt, one.publishedAt)),
    team: byPosition(content.team.toSorted((one, other) => compare(one.name, other.name))),
    assurances: byPosition(content.assurances),
    locations: byPosition(content.locations.toSorted((one, other) => compare(one.name, other.name))),
  };
}

const byPosition = <Item extends { readonly position: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => one.position - other.position);

/** Compares by code units, so the order is the same on every machine. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
