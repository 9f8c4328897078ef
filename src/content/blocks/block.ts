import { assertUnreachable } from '../../domain/unreachable';
import { toDepartment } from '../dealer/department';
import { toAction } from '../link';
import { toPicture } from '../picture';
import type { BlockFieldsFragment } from '../queryTypes';
import { toVehicleCard } from '../vehicles/vehicleCard';

/** A section with a heading and an introduction, both optional. */
interface Headed {
  readonly heading?: string;
  /** Sanitised HTML. */
  readonly introHtml?: string;
}

/** The building blocks of a page. A new block is a case in `toBlock` and a component. */
export type BlockView = ReturnType<typeof toBlock>;

export type BlockKind = BlockView['kind'];

/** The view of one kind: `BlockOf<'faq'>`. */
export type BlockOf<Kind extends BlockKind> = Extract<BlockView, { readonly kind: Kind }>;

/** The fields that every block but the quote may have. */
const headed = (raw: { readonly heading: string | null; readonly introHtml?: string | null }): Headed => ({
  heading: raw.heading ?? undefined,
  introHtml: raw.introHtml ?? undefined,
});

/**
 * The view of a block. Gatsby puts `Content_` before the contract's names. Times of day are in `timeZone`.
 *
 * Specials, posts, people and locations stay as the endpoint answers: the block's own script makes their views, and other
 * pages do without it.
 */
export function toBlock(raw: BlockFieldsFragment, timeZone: string) {
  switch (raw.__typename) {
    case 'Content_HeroBlock':
      return {
        kind: 'hero' as const,
        ...headed(raw),
        picture: toPicture(raw.picture),
        actions: raw.actions.map(toAction),
      };
    case 'Content_RichTextBlock':
      return { kind: 'richText' as const, ...headed(raw), html: raw.html };
    case 'Content_ImageTextBlock':
      return {
        kind: 'imageText' as const,
        ...headed(raw),
        html: raw.html,
        picture: toPicture(raw.picture),
        pictureSide: raw.pictureSide,
        actions: raw.actions.map(toAction),
      };
    case 'Content_GalleryBlock':
      return { kind: 'gallery' as const, ...headed(raw), pictures: raw.pictures.map(toPicture) };
    case 'Content_CallToActionBlock':
      return { kind: 'callToAction' as const, ...headed(raw), actions: raw.actions.map(toAction) };
    case 'Content_FaqBlock':
      return { kind: 'faq' as const, ...headed(raw), questions: raw.questions };
    case 'Content_QuoteBlock':
      return {
        kind: 'quote' as const,
        quote: raw.quote,
        attribution: raw.attribution,
        portrait: raw.portrait ? toPicture(raw.portrait) : undefined,
      };
    case 'Content_StockSearchBlock':
      return {
        kind: 'stockSearch' as const,
        ...headed(raw),
        byKeyword: raw.byKeyword,
        byBudget: raw.byBudget,
        byBodyType: raw.byBodyType,
      };
    case 'Content_StockListBlock':
      return {
        kind: 'stockList' as const,
        ...headed(raw),
        isFeatured: raw.query.featured,
        limit: raw.limit,
        more:
          raw.url !== null && raw.linkLabel !== null ? { href: raw.url, label: raw.linkLabel } : undefined,
      };
    case 'Content_VehicleRangeBlock':
      return { kind: 'vehicleRange' as const, ...headed(raw), vehicles: raw.vehicles.map(toVehicleCard) };
    case 'Content_SpecialsBlock':
      return {
        kind: 'specials' as const,
        ...headed(raw),
        limit: raw.limit,
        // Including past and coming ones. The screen decides which are current.
        brandSpecials: raw.brandSpecials,
        dealerSpecials: raw.dealerSpecials,
      };
    case 'Content_PostsBlock':
      return { kind: 'posts' as const, ...headed(raw), limit: raw.limit, posts: raw.posts };
    case 'Content_TeamBlock':
      return { kind: 'team' as const, ...headed(raw), members: raw.members };
    case 'Content_OpeningHoursBlock':
      return {
        kind: 'openingHours' as const,
        ...headed(raw),
        departments: raw.departments.map((department) => toDepartment(department, timeZone)),
      };
    case 'Content_MapBlock':
      return { kind: 'map' as const, ...headed(raw), locations: raw.locations };
    case 'Content_FormLinkBlock':
      return { kind: 'formLink' as const, ...headed(raw), form: raw.form, label: raw.label };
    case 'Content_StepsBlock':
      return { kind: 'steps' as const, ...headed(raw), steps: raw.steps };
    case 'Content_FeaturesBlock':
      return {
        kind: 'features' as const,
        ...headed(raw),
        features: raw.features.map(({ title, html, svgName, url }) => ({
          title,
          html,
          icon: svgName ?? undefined,
          href: url ?? undefined,
        })),
      };
    case 'Content_LinkTilesBlock':
      return {
        kind: 'linkTiles' as const,
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

export type LinkTileView = BlockOf<'linkTiles'>['tiles'][number];
