import { assertUnreachable } from '../../domain/unreachable';
import { toDepartment } from '../dealer/department';
import { defined } from '../defined';
import { toAction } from '../link';
import { toPicture } from '../picture';
import type { BlockFieldsFragment } from '../queryTypes';
import { toVehicleCard } from '../vehicles/vehicleCard';

/** The building blocks of a page. A new block is a case in `toBlock` and a component. */
export type BlockView = ReturnType<typeof toBlock>;

export type BlockKind = BlockView['kind'];

/** The view of one kind: `BlockOf<'faq'>`. */
export type BlockOf<Kind extends BlockKind> = Extract<BlockView, { readonly kind: Kind }>;

const view = <Kind extends string, Raw extends { readonly __typename: string }>(
  kind: Kind,
  { __typename: _, ...raw }: Raw,
) => ({ ...defined(raw), kind });

type RawOf<Name extends BlockFieldsFragment['__typename']> = Extract<
  BlockFieldsFragment,
  { readonly __typename: Name }
>;

const stockList = ({ query, url, linkLabel, ...rest }: RawOf<'Content_StockListBlock'>) => ({
  ...view('stockList', rest),
  isFeatured: query.featured,
  more: url !== null && linkLabel !== null ? { href: url, label: linkLabel } : undefined,
});

const toTile = ({ url, picture, ...tile }: RawOf<'Content_LinkTilesBlock'>['tiles'][number]) => ({
  ...defined(tile),
  href: url,
  picture: picture ? toPicture(picture) : undefined,
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
        ...view('hero', raw),
        picture: toPicture(raw.picture),
        actions: raw.actions.map(toAction),
      };
    case 'Content_RichTextBlock':
      return view('richText', raw);
    case 'Content_ImageTextBlock':
      return {
        ...view('imageText', raw),
        picture: toPicture(raw.picture),
        actions: raw.actions.map(toAction),
      };
    case 'Content_GalleryBlock':
      return { ...view('gallery', raw), pictures: raw.pictures.map(toPicture) };
    case 'Content_CallToActionBlock':
      return { ...view('callToAction', raw), actions: raw.actions.map(toAction) };
    case 'Content_FaqBlock':
      return view('faq', raw);
    case 'Content_QuoteBlock':
      return { ...view('quote', raw), portrait: raw.portrait ? toPicture(raw.portrait) : undefined };
    case 'Content_StockSearchBlock':
      return view('stockSearch', raw);
    case 'Content_StockListBlock':
      return stockList(raw);
    case 'Content_VehicleRangeBlock':
      return { ...view('vehicleRange', raw), vehicles: raw.vehicles.map(toVehicleCard) };
    case 'Content_SpecialsBlock':
      // Including past and coming ones. The screen decides which are current.
      return view('specials', raw);
    case 'Content_PostsBlock':
      return view('posts', raw);
    case 'Content_TeamBlock':
      return view('team', raw);
    case 'Content_OpeningHoursBlock':
      return {
        ...view('openingHours', raw),
        departments: raw.departments.map((department) => toDepartment(department, timeZone)),
      };
    case 'Content_MapBlock':
      return view('map', raw);
    case 'Content_FormLinkBlock':
      return view('formLink', raw);
    case 'Content_StepsBlock':
      return view('steps', raw);
    case 'Content_FeaturesBlock':
      return { ...view('features', raw), features: raw.features.map(defined) };
    case 'Content_LinkTilesBlock':
      return { ...view('linkTiles', raw), tiles: raw.tiles.map(toTile) };
    default:
      return assertUnreachable(raw);
  }
}

export type LinkTileView = BlockOf<'linkTiles'>['tiles'][number];
