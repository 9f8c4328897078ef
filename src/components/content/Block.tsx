import { lazy, Suspense } from 'react';
import type { BlockView } from '../../content/block';
import { assertUnreachable } from '../../domain/unreachable';
import { CallToActionBlock } from './CallToActionBlock';
import { FaqBlock } from './FaqBlock';
import { FeaturesBlock } from './FeaturesBlock';
import { FormLinkBlock } from './FormLinkBlock';
import { GalleryBlock } from './GalleryBlock';
import { HeroBlock } from './HeroBlock';
import { ImageTextBlock } from './ImageTextBlock';
import { LinkTilesBlock } from './LinkTilesBlock';
import { MapBlock } from './MapBlock';
import { OpeningHoursBlock } from './OpeningHoursBlock';
import { PostsBlock } from './PostsBlock';
import { QuoteBlock } from './QuoteBlock';
import { RichTextBlock } from './RichTextBlock';
import { SpecialsBlock } from './SpecialsBlock';
import { StepsBlock } from './StepsBlock';
import type { Surroundings } from './surroundings';
import { TeamBlock } from './TeamBlock';
import { VehicleRangeBlock } from './VehicleRangeBlock';

/** Pages without stock are spared the script of cards, prices and repayments. */
const StockListBlock = lazy(async () => ({ default: (await import('./StockListBlock')).StockListBlock }));
const StockSearchBlock = lazy(async () => ({
  default: (await import('./StockSearchBlock')).StockSearchBlock,
}));

interface Props {
  readonly block: BlockView;
  /** Its place among the page's blocks, from 0. */
  readonly place: number;
  readonly surroundings: Surroundings;
}

/** A block of any kind. */
export function Block({ block, place, surroundings }: Props) {
  const { dealer, stock, builtAt, placesId } = surroundings;
  switch (block.kind) {
    case 'hero':
      return <HeroBlock block={block} isFirst={place === 0 && block.heading !== undefined} />;
    case 'richText':
      return <RichTextBlock block={block} />;
    case 'imageText':
      return <ImageTextBlock block={block} />;
    case 'gallery':
      return <GalleryBlock block={block} />;
    case 'callToAction':
      return <CallToActionBlock block={block} />;
    case 'faq':
      return <FaqBlock block={block} />;
    case 'quote':
      return <QuoteBlock block={block} />;
    case 'stockSearch':
      return (
        <Suspense>
          <StockSearchBlock block={block} stock={stock} />
        </Suspense>
      );
    case 'stockList': {
      const cards = stock.lists?.[place] ?? (block.isFeatured ? stock.featured : []);
      return (
        <Suspense>
          <StockListBlock block={block} cards={cards.slice(0, block.limit)} />
        </Suspense>
      );
    }
    case 'vehicleRange':
      return <VehicleRangeBlock block={block} />;
    case 'specials':
      return <SpecialsBlock block={block} builtAt={builtAt} />;
    case 'posts':
      return <PostsBlock block={block} builtAt={builtAt} />;
    case 'team':
      return <TeamBlock block={block} />;
    case 'openingHours':
      return <OpeningHoursBlock block={block} builtAt={builtAt} />;
    case 'map':
      return <MapBlock block={block} dealer={dealer} placesId={placesId} />;
    case 'formLink':
      return <FormLinkBlock block={block} />;
    case 'steps':
      return <StepsBlock block={block} />;
    case 'features':
      return <FeaturesBlock block={block} />;
    case 'linkTiles':
      return <LinkTilesBlock block={block} />;
    default:
      return assertUnreachable(block);
  }
}
