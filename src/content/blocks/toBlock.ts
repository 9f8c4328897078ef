import { assertUnreachable } from '../../domain/unreachable';
import { toPostCard } from '../blog/postCard';
import { toDepartment } from '../dealer/department';
import { toLocation } from '../dealer/location';
import { toTeamMember } from '../dealer/teamMember';
import { toAction } from '../link';
import { toPicture } from '../picture';
import { toBrandSpecial, toDealerSpecial } from '../specials/special';
import { toVehicleCard } from '../vehicles/vehicleCard';
import type { BlockView } from './block';
import type { RawBlock } from './rawBlock';

/** Gatsby puts its own prefix before the contract's type names. */
const contractName = (name: string) => name.replace(/^Content_/, '') as RawBlock['__typename'];

/** What all blocks but the quote may carry. */
const headed = (raw: { readonly heading: string | null; readonly introHtml?: string | null }) => ({
  heading: raw.heading ?? undefined,
  introHtml: raw.introHtml ?? undefined,
});

/** The view of a block. Times of day are read in `timeZone`. */
export function toBlock(given: RawBlock, timeZone: string): BlockView {
  const raw = { ...given, __typename: contractName(given.__typename) } as RawBlock;
  switch (raw.__typename) {
    case 'HeroBlock':
      return {
        kind: 'hero',
        ...headed(raw),
        picture: toPicture(raw.picture),
        actions: raw.actions.map(toAction),
      };
    case 'RichTextBlock':
      return { kind: 'richText', ...headed(raw), html: raw.html };
    case 'ImageTextBlock':
      return {
        kind: 'imageText',
        ...headed(raw),
        html: raw.html,
        picture: toPicture(raw.picture),
        pictureSide: raw.pictureSide,
        actions: raw.actions.map(toAction),
      };
    case 'GalleryBlock':
      return { kind: 'gallery', ...headed(raw), pictures: raw.pictures.map(toPicture) };
    case 'CallToActionBlock':
      return { kind: 'callToAction', ...headed(raw), actions: raw.actions.map(toAction) };
    case 'FaqBlock':
      return { kind: 'faq', ...headed(raw), questions: raw.questions };
    case 'QuoteBlock':
      return {
        kind: 'quote',
        quote: raw.quote,
        attribution: raw.attribution,
        portrait: raw.portrait ? toPicture(raw.portrait) : undefined,
      };
    case 'StockSearchBlock':
      return {
        kind: 'stockSearch',
        ...headed(raw),
        byKeyword: raw.byKeyword,
        byBudget: raw.byBudget,
        byBodyType: raw.byBodyType,
      };
    case 'StockListBlock':
      return {
        kind: 'stockList',
        ...headed(raw),
        isFeatured: raw.query.featured,
        limit: raw.limit,
        more:
          raw.url !== null && raw.linkLabel !== null ? { href: raw.url, label: raw.linkLabel } : undefined,
      };
    case 'VehicleRangeBlock':
      return { kind: 'vehicleRange', ...headed(raw), vehicles: raw.vehicles.map(toVehicleCard) };
    case 'SpecialsBlock':
      return {
        kind: 'specials',
        ...headed(raw),
        limit: raw.limit,
        specials: [
          ...raw.brandSpecials.map((special) => toBrandSpecial(special, timeZone)),
          ...raw.dealerSpecials.map((special) => toDealerSpecial(special, timeZone)),
        ],
      };
    case 'PostsBlock':
      return {
        kind: 'posts',
        ...headed(raw),
        limit: raw.limit,
        posts: raw.posts.map((post) => toPostCard(post, timeZone)),
      };
    case 'TeamBlock':
      return { kind: 'team', ...headed(raw), members: raw.members.map(toTeamMember) };
    case 'OpeningHoursBlock':
      return {
        kind: 'openingHours',
        ...headed(raw),
        departments: raw.departments.map((department) => toDepartment(department, timeZone)),
      };
    case 'MapBlock':
      return {
        kind: 'map',
        ...headed(raw),
        locations: raw.locations.map((location) => toLocation(location, timeZone)),
      };
    case 'FormLinkBlock':
      return { kind: 'formLink', ...headed(raw), form: raw.form, label: raw.label };
    case 'StepsBlock':
      return { kind: 'steps', ...headed(raw), steps: raw.steps };
    case 'FeaturesBlock':
      return {
        kind: 'features',
        ...headed(raw),
        features: raw.features.map(({ title, html, svgName, url }) => ({
          title,
          html,
          icon: svgName ?? undefined,
          href: url ?? undefined,
        })),
      };
    case 'LinkTilesBlock':
      return {
        kind: 'linkTiles',
        ...headed(raw),
        tiles: raw.tiles.map(({ label, url, description, picture }) => ({
          label,
          href: url,
          description: description ?? undefined,
          picture: picture ? toPicture(picture) : undefined,
        })),
      };
    default:
      return assertUnreachable(raw);
  }
}
