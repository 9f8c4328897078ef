import type { GraphQLSchema } from 'graphql';
import { type Invent, inventor, type Values } from './invented';
import { LONG_WORD, oddText, some } from './oddTexts';

export interface OtherEntries {
  readonly invent: Invent;
  /** By their types. */
  readonly known: Readonly<Record<string, readonly Values[]>>;
}

/** Departments, people, models, offers and posts of the other endpoint; times lie around `now` (milliseconds). */
export function otherEntries(schema: GraphQLSchema, origin: string, now: number): OtherEntries {
  const known: Record<string, readonly Values[]> = {};
  const invent = inventor(schema, origin, now, known);
  const count = (type: string, size: number, own: (place: number) => Values = () => ({})) => {
    const name = type.toLowerCase();
    return Array.from({ length: size }, (_, place) =>
      invent(type, place, {
        id: `${name}-${place}`,
        slug: `${name}-${place}`,
        previousSlugs: some(place % 2, [`old-${name}-${place}`]),
        ...own(place),
      }),
    );
  };

  known.Department = count('Department', 4, (place) => ({
    id: ['sales', 'service', 'parts', 'empty'][place],
    name: ['Sales', 'خدمة السيارات', 'Parts & <more>', 'Nobody’s'][place],
  }));
  known.Location = count('Location', 3, (place) => ({
    name: ['Barden Creek', oddText(9), LONG_WORD][place],
  }));
  known.Assurance = count('Assurance', 4);
  known.TeamMember = count('TeamMember', 24);
  known.Vehicle = count('Vehicle', 60, (place) => ({
    bodyType: ['SUV', 'Ute', oddText(place)][place % 3],
    displayFields: invent('VehicleDisplayFields', place, {}, place % 6 === 0 ? 'bare' : 'mixed'),
    stockMake: place % 4 === 0 ? 'Tallis' : 'No Such Make',
    stockModel: place % 4 === 0 ? 'Kite' : oddText(place),
  }));
  known.BrandSpecial = count('BrandSpecial', 60, (place) =>
    place === 0 ? { id: 4411, slug: 'test-drive-bonus-offer' } : { id: 5000 + place },
  );
  known.DealerSpecial = count('DealerSpecial', 60);
  known.Category = [
    { name: 'Buying guides', slug: 'buying-guides' },
    { name: 'أخبار', slug: 'news' },
    { name: 'Less < more & 🚙', slug: 'less-more' },
    { name: LONG_WORD, slug: 'long' },
  ];
  const posts = count('Post', 300, () => ({ related: [] }));
  known.Post = posts.map((post, place) => ({
    ...post,
    related: some(place % 3, posts.slice(place + 1, place + 3)),
  }));
  return { invent, known };
}
