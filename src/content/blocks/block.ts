import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { assertUnreachable } from '../../domain/unreachable';
import { type PostCardView, toPostCard } from '../blog/postCard';
import { type DepartmentView, toDepartment } from '../dealer/department';
import { type LocationView, toLocation } from '../dealer/location';
import { type TeamMemberView, toTeamMember } from '../dealer/teamMember';
import { type ActionView, toAction } from '../link';
import { type PictureView, toPicture } from '../picture';
import type { BlockFieldsFragment } from '../queryTypes';
import { type SpecialView, toBrandSpecial, toDealerSpecial } from '../specials/special';
import { toVehicleCard, type VehicleCardView } from '../vehicles/vehicleCard';

/** A section with a heading and an introduction, both optional. */
interface Headed {
  readonly heading?: string;
  /** Sanitised HTML. */
  readonly introHtml?: string;
}

interface FeatureView {
  readonly title: string;
  readonly html: string;
  readonly icon?: string;
  readonly href?: string;
}

export interface LinkTileView {
  readonly label: string;
  readonly href: string;
  readonly description?: string;
  readonly picture?: PictureView;
}

/** The building blocks of a page. A new block is a kind here, a case in `toBlock` and a component. */
export type BlockView =
  | (Headed & {
      readonly kind: 'hero';
      readonly picture: PictureView;
      readonly actions: readonly ActionView[];
    })
  | (Headed & { readonly kind: 'richText'; readonly html: string })
  | (Headed & {
      readonly kind: 'imageText';
      readonly html: string;
      readonly picture: PictureView;
      readonly pictureSide: 'left' | 'right';
      readonly actions: readonly ActionView[];
    })
  | (Headed & { readonly kind: 'gallery'; readonly pictures: readonly PictureView[] })
  | (Headed & { readonly kind: 'callToAction'; readonly actions: readonly ActionView[] })
  | (Headed & {
      readonly kind: 'faq';
      readonly questions: readonly { readonly question: string; readonly html: string }[];
    })
  | {
      readonly kind: 'quote';
      readonly quote: string;
      readonly attribution: string;
      readonly portrait?: PictureView;
    }
  | (Headed & {
      readonly kind: 'stockSearch';
      readonly byKeyword: boolean;
      readonly byBudget: boolean;
      readonly byBodyType: boolean;
    })
  | (Headed & {
      readonly kind: 'stockList';
      readonly isFeatured: boolean;
      readonly limit: number;
      readonly more?: { readonly label: string; readonly href: string };
    })
  | (Headed & { readonly kind: 'vehicleRange'; readonly vehicles: readonly VehicleCardView[] })
  | (Headed & {
      readonly kind: 'specials';
      readonly limit: number;
      /** Including past and coming ones. The screen decides which are current. */
      readonly specials: readonly SpecialView[];
    })
  | (Headed & { readonly kind: 'posts'; readonly limit: number; readonly posts: readonly PostCardView[] })
  | (Headed & { readonly kind: 'team'; readonly members: readonly TeamMemberView[] })
  | (Headed & { readonly kind: 'openingHours'; readonly departments: readonly DepartmentView[] })
  | (Headed & { readonly kind: 'map'; readonly locations: readonly LocationView[] })
  | (Headed & { readonly kind: 'formLink'; readonly form: EnquiryKind; readonly label: string })
  | (Headed & {
      readonly kind: 'steps';
      readonly steps: readonly { readonly title: string; readonly html: string }[];
    })
  | (Headed & { readonly kind: 'features'; readonly features: readonly FeatureView[] })
  | (Headed & { readonly kind: 'linkTiles'; readonly tiles: readonly LinkTileView[] });

export type BlockKind = BlockView['kind'];

/** The view of one kind: `BlockOf<'faq'>`. */
export type BlockOf<Kind extends BlockKind> = Extract<BlockView, { readonly kind: Kind }>;

/** The fields that every block but the quote may have. */
const headed = (raw: { readonly heading: string | null; readonly introHtml?: string | null }) => ({
  heading: raw.heading ?? undefined,
  introHtml: raw.introHtml ?? undefined,
});

/** The view of a block. Gatsby puts `Content_` before the contract's names. Times of day are in `timeZone`. */
export function toBlock(raw: BlockFieldsFragment, timeZone: string): BlockView {
  switch (raw.__typename) {
    case 'Content_HeroBlock':
      return {
        kind: 'hero',
        ...headed(raw),
        picture: toPicture(raw.picture),
        actions: raw.actions.map(toAction),
      };
    case 'Content_RichTextBlock':
      return { kind: 'richText', ...headed(raw), html: raw.html };
    case 'Content_ImageTextBlock':
      return {
        kind: 'imageText',
        ...headed(raw),
        html: raw.html,
        picture: toPicture(raw.picture),
        pictureSide: raw.pictureSide,
        actions: raw.actions.map(toAction),
      };
    case 'Content_GalleryBlock':
      return { kind: 'gallery', ...headed(raw), pictures: raw.pictures.map(toPicture) };
    case 'Content_CallToActionBlock':
      return { kind: 'callToAction', ...headed(raw), actions: raw.actions.map(toAction) };
    case 'Content_FaqBlock':
      return { kind: 'faq', ...headed(raw), questions: raw.questions };
    case 'Content_QuoteBlock':
      return {
        kind: 'quote',
        quote: raw.quote,
        attribution: raw.attribution,
        portrait: raw.portrait ? toPicture(raw.portrait) : undefined,
      };
    case 'Content_StockSearchBlock':
      return {
        kind: 'stockSearch',
        ...headed(raw),
        byKeyword: raw.byKeyword,
        byBudget: raw.byBudget,
        byBodyType: raw.byBodyType,
      };
    case 'Content_StockListBlock':
      return {
        kind: 'stockList',
        ...headed(raw),
        isFeatured: raw.query.featured,
        limit: raw.limit,
        more:
          raw.url !== null && raw.linkLabel !== null ? { href: raw.url, label: raw.linkLabel } : undefined,
      };
    case 'Content_VehicleRangeBlock':
      return { kind: 'vehicleRange', ...headed(raw), vehicles: raw.vehicles.map(toVehicleCard) };
    case 'Content_SpecialsBlock':
      return {
        kind: 'specials',
        ...headed(raw),
        limit: raw.limit,
        specials: [
          ...raw.brandSpecials.map((special) => toBrandSpecial(special, timeZone)),
          ...raw.dealerSpecials.map((special) => toDealerSpecial(special, timeZone)),
        ],
      };
    case 'Content_PostsBlock':
      return {
        kind: 'posts',
        ...headed(raw),
        limit: raw.limit,
        posts: raw.posts.map((post) => toPostCard(post, timeZone)),
      };
    case 'Content_TeamBlock':
      return { kind: 'team', ...headed(raw), members: raw.members.map(toTeamMember) };
    case 'Content_OpeningHoursBlock':
      return {
        kind: 'openingHours',
        ...headed(raw),
        departments: raw.departments.map((department) => toDepartment(department, timeZone)),
      };
    case 'Content_MapBlock':
      return {
        kind: 'map',
        ...headed(raw),
        locations: raw.locations.map((location) => toLocation(location, timeZone)),
      };
    case 'Content_FormLinkBlock':
      return { kind: 'formLink', ...headed(raw), form: raw.form, label: raw.label };
    case 'Content_StepsBlock':
      return { kind: 'steps', ...headed(raw), steps: raw.steps };
    case 'Content_FeaturesBlock':
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
    case 'Content_LinkTilesBlock':
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
