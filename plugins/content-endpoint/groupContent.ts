import type { Fault } from '../../src/domain/fault';
import { FINANCE_FIELDS, type FinanceField } from '../../src/domain/finance/financeFields';
import type { Result } from '../../src/domain/result';
import { locationKey } from '../../src/domain/stock/locationKey';
import type { Content, Location } from './content';

/** The content of a dealer of a group, by the name of its folder. */
interface MemberContent {
  readonly name: string;
  readonly content: Result<Content, readonly Fault[]>;
}

/** A dealer with one yard need not describe it: the yard is then the dealership itself. */
export const yardsOf = ({ site, locations }: Content): readonly Location[] =>
  locations.length > 0
    ? locations
    : [
        {
          id: 'yard',
          slug: 'yard',
          name: site.dealershipName,
          position: 0,
          address: site.address,
          geo: site.geo,
          phone: site.phone,
          email: site.email,
          openingHours: site.departments[0]?.openingHours ?? [],
          specialDays: site.specialDays,
          departments: site.departments.map((department) => ({
            department,
            phone: department.phones[0]?.number ?? site.phone,
            openingHours: department.openingHours,
            specialDays: department.specialDays,
          })),
        },
      ];

/**
 * What the site of a group takes from its dealers: their yards, after its own and in the order of the group.
 * @returns with every fault of the dealers' content, of yards that share a name, and of finance settings that would show
 * another repayment than the dealer does
 */
export function groupContent(
  members: readonly MemberContent[],
  own: Partial<Pick<Content, 'finance'>> & Pick<Content, 'locations'>,
): { readonly locations: readonly Location[]; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const locations: Location[] = [];
  const names = new Set(own.locations.map(({ name }) => locationKey(name)));
  for (const { name: member, content } of members) {
    if (content.kind === 'err') {
      faults.push(...content.fault.map((fault) => ({ ...fault, file: `${member}/${fault.file}` })));
      continue;
    }
    for (const yard of yardsOf(content.value)) {
      if (names.has(locationKey(yard.name)))
        faults.push({
          file: `${member}/content/locations/${yard.id}.yml`,
          field: 'name',
          reason: `${yard.name} is also a yard of another dealer of the group; their names must differ`,
        });
      names.add(locationKey(yard.name));
      const id = `${member}-${yard.id}`;
      locations.push({ ...yard, id, slug: id, position: own.locations.length + locations.length });
    }
    for (const field of own.finance?.enabled ? differingFields(own.finance, content.value.finance) : [])
      faults.push({
        file: 'content/settings/finance.yml',
        field,
        reason: `must be as in ${member}/content/settings/finance.yml, or switch repayments off: a vehicle has one repayment on both sites`,
      });
  }
  return { locations, faults };
}

/** The fields on which a repayment, its comparison rate or its example depends, and that differ. */
const differingFields = (one: Content['finance'], other: Content['finance']): readonly string[] =>
  Object.entries<FinanceField>(FINANCE_FIELDS).flatMap(([name, { unit }]) => {
    const [value, otherValue] = [one, other].map((finance) =>
      JSON.stringify((finance as Readonly<Record<string, unknown>>)[name]),
    );
    return unit === 'text' || value === otherValue ? [] : [name];
  });
