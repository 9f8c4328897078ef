import type { z } from 'zod';
import type { SpecialDay } from '../../src/domain/openingHours';
import type { assuranceSchema } from './collections/assurance';
import type { filtersSchema } from './collections/filters';
import type { financeSchema } from './collections/finance';
import type { locationSchema } from './collections/location';
import type { navigationSchema } from './collections/navigation';
import type { pageSchema } from './collections/page';
import type { postSchema } from './collections/post';
import type { siteSchema } from './collections/site';
import type { brandSpecialSchema, dealerSpecialSchema } from './collections/specials';
import type { teamMemberSchema } from './collections/teamMember';
import type { vehicleSchema } from './collections/vehicle';

type Parsed<Schema extends (...args: never[]) => z.ZodType> = z.output<ReturnType<Schema>>;

/** An entry with the id from its file name, and the slug from there too if the file has none. */
type Entry<Fields> = Omit<Fields, 'id' | 'slug'> & { readonly id: string; readonly slug: string };

export type Site = Parsed<typeof siteSchema>;
type Page = Entry<Parsed<typeof pageSchema>>;
export type Vehicle = Entry<Parsed<typeof vehicleSchema>>;
export type BrandSpecial = Omit<Entry<Parsed<typeof brandSpecialSchema>>, 'id'> & { readonly id: number };
export type DealerSpecial = Entry<Parsed<typeof dealerSpecialSchema>>;
export type Post = Entry<Parsed<typeof postSchema>>;
export type Assurance = Entry<Parsed<typeof assuranceSchema>>;
export type Location = Omit<Entry<Parsed<typeof locationSchema>>, 'departments'> & {
  readonly departments: readonly LocationDepartment[];
};

/** A department at a location, with its hours there. */
export interface LocationDepartment extends Pick<Site['departments'][number], 'openingHours'> {
  readonly department: Site['departments'][number];
  readonly phone: string;
  readonly specialDays: readonly SpecialDay[];
}
export type TeamMember = Entry<Parsed<typeof teamMemberSchema>>;

/** All content, checked and in the contract's order. Relations are still ids; every id exists. */
export interface Content {
  readonly site: Site;
  readonly navigation: z.output<typeof navigationSchema>;
  readonly finance: z.output<typeof financeSchema>;
  readonly filters: Parsed<typeof filtersSchema>;
  readonly pages: readonly Page[];
  readonly vehicles: readonly Vehicle[];
  readonly brandSpecials: readonly BrandSpecial[];
  readonly dealerSpecials: readonly DealerSpecial[];
  readonly posts: readonly Post[];
  readonly team: readonly TeamMember[];
  readonly locations: readonly Location[];
  readonly assurances: readonly Assurance[];
}
