import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import type { PostCardView } from '../blog/postCard';
import type { DepartmentView } from '../dealer/department';
import type { LocationView } from '../dealer/location';
import type { TeamMemberView } from '../dealer/teamMember';
import type { ActionView } from '../link';
import type { PictureView } from '../picture';
import type { SpecialView } from '../specials/special';
import type { VehicleCardView } from '../vehicles/vehicleCard';

/** A section with a heading and an introduction, both optional. */
interface Headed {
  readonly heading?: string;
  /** Sanitised HTML. */
  readonly introHtml?: string;
}

export interface FeatureView {
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
