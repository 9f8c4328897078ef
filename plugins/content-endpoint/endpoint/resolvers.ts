import { createSchema } from 'graphql-yoga';
import { categorySlug } from '../checkIdentities';
import type { BlockData } from '../collections/blocks';
import type {
  Assurance,
  BrandSpecial,
  Content,
  DealerSpecial,
  Location,
  LocationDepartment,
  Post,
  Site,
  TeamMember,
  Vehicle,
} from '../content';
import { contractText } from './contractText';

/** Every resolver reads the content as it was when the request arrived. */
export interface EndpointContext {
  readonly content: Content;
}

type Block<Type extends BlockData['type']> = Extract<BlockData, { readonly type: Type }>;
type Department = Site['departments'][number];

interface PostsArguments {
  readonly order: string;
  readonly ids?: readonly string[] | null;
}

/** The entries with these ids, in the order of the ids. */
const pick = <Item extends { readonly id: string }>(items: readonly Item[], ids: readonly string[]): Item[] =>
  ids.flatMap((id) => items.filter((item) => item.id === id));

/** The chosen entries, or all if none was chosen. */
const pickOrAll = <Item extends { readonly id: string }>(items: readonly Item[], ids: readonly string[]) =>
  ids.length > 0 ? pick(items, ids) : items;

const list =
  <Name extends keyof Content>(name: Name) =>
  (_: unknown, __: unknown, { content }: EndpointContext): Content[Name] =>
    content[name];

const byId =
  <Name extends 'pages' | 'vehicles' | 'brandSpecials' | 'dealerSpecials' | 'posts' | 'team' | 'locations'>(
    name: Name,
  ) =>
  (_: unknown, { id }: { readonly id: string | number }, { content }: EndpointContext) =>
    (content[name] as readonly { readonly id: string | number }[]).find((entry) => entry.id === id);

const DISCLAIMERS = ['driveAway', 'egc', 'poa', 'repayment'] as const;

/** A department's or location's own special days, and the dealership's on other dates. */
const withSharedDays = (
  { specialDays }: Pick<Department | Location | LocationDepartment, 'specialDays'>,
  _: unknown,
  { content }: EndpointContext,
) => {
  const own = new Set(specialDays.map(({ date }) => date));
  return [...specialDays, ...content.site.specialDays.filter(({ date }) => !own.has(date))].sort(
    (one, other) => (one.date < other.date ? -1 : 1),
  );
};

/** The fields that differ between contract and files: relations, order, counted numbers. */
export const resolvers = {
  Query: {
    site: list('site'),
    navigation: list('navigation'),
    finance: list('finance'),
    filters: list('filters'),
    pages: list('pages'),
    page: byId('pages'),
    vehicles: list('vehicles'),
    vehicle: byId('vehicles'),
    brandSpecials: list('brandSpecials'),
    brandSpecial: byId('brandSpecials'),
    dealerSpecials: list('dealerSpecials'),
    dealerSpecial: byId('dealerSpecials'),
    posts: (_: unknown, { order, ids }: PostsArguments, { content }: EndpointContext) => {
      if (ids) return pick(content.posts, ids);
      return order === 'oldestFirst' ? content.posts.toReversed() : content.posts;
    },
    post: byId('posts'),
    team: list('team'),
    teamMember: byId('team'),
    locations: list('locations'),
    location: byId('locations'),
    assurances: list('assurances'),
  },
  Site: {
    disclaimers: ({ disclaimers }: Site) =>
      DISCLAIMERS.map((kind, index) => ({ number: index + 1, kind, html: disclaimers[kind] })),
  },
  Department: {
    specialDays: withSharedDays,
  },
  Location: {
    specialDays: withSharedDays,
  },
  LocationDepartment: {
    specialDays: withSharedDays,
  },
  Assurance: {
    locations: ({ locations }: Assurance, _: unknown, { content }: EndpointContext) =>
      pick(content.locations, locations),
  },
  Block: {
    __resolveType: ({ type }: BlockData) => `${type.charAt(0).toUpperCase()}${type.slice(1)}Block`,
  },
  VehicleRangeBlock: {
    vehicles: (block: Block<'vehicleRange'>, _: unknown, { content }: EndpointContext) =>
      pickOrAll(content.vehicles, block.vehicles),
  },
  SpecialsBlock: {
    brandSpecials: ({ kind }: Block<'specials'>, _: unknown, { content }: EndpointContext) =>
      kind === 'dealer' ? [] : content.brandSpecials,
    dealerSpecials: ({ kind }: Block<'specials'>, _: unknown, { content }: EndpointContext) =>
      kind === 'brand' ? [] : content.dealerSpecials,
  },
  PostsBlock: {
    posts: ({ category }: Block<'posts'>, _: unknown, { content }: EndpointContext) =>
      category === undefined ? content.posts : content.posts.filter((post) => post.category === category),
  },
  TeamBlock: {
    members: (block: Block<'team'>, _: unknown, { content }: EndpointContext) => {
      const { department } = block;
      const members = pickOrAll(content.team, block.members);
      return department === undefined
        ? members
        : members.filter((member) => member.department === department);
    },
  },
  OpeningHoursBlock: {
    departments: (block: Block<'openingHours'>, _: unknown, { content }: EndpointContext) =>
      pickOrAll(content.site.departments, block.departments),
  },
  MapBlock: {
    locations: (block: Block<'map'>, _: unknown, { content }: EndpointContext) =>
      pickOrAll(content.locations, block.locations),
  },
  Vehicle: {
    displayFields: ({ displayFields, bodyType }: Vehicle) => ({ ...displayFields, bodyType }),
  },
  BrandSpecial: {
    termsHtml: ({ terms }: BrandSpecial) => terms,
    vehicles: (special: BrandSpecial, _: unknown, { content }: EndpointContext) =>
      pick(content.vehicles, special.vehicles),
  },
  DealerSpecial: {
    termsHtml: ({ terms }: DealerSpecial) => terms,
    department: ({ department }: DealerSpecial, _: unknown, { content }: EndpointContext) =>
      content.site.departments.find(({ id }) => id === department),
  },
  Post: {
    author: ({ author }: Post, _: unknown, { content }: EndpointContext) =>
      content.team.find(({ id }) => id === author),
    category: ({ category }: Post) => ({ name: category, slug: categorySlug(category) }),
    readingMinutes: ({ html }: Post) => readingMinutes(html),
    related: ({ related }: Post, _: unknown, { content }: EndpointContext) => pick(content.posts, related),
  },
  TeamMember: {
    department: ({ department }: TeamMember, _: unknown, { content }: EndpointContext) =>
      content.site.departments.find(({ id }) => id === department),
  },
};

/** The contract with its resolvers. */
export const contentSchema = () => createSchema<EndpointContext>({ typeDefs: contractText(), resolvers });

const WORDS_A_MINUTE = 220;

/** Whole minutes that reading some HTML takes, at least one. */
function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
