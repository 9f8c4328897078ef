import type { BlockOf, BlockView } from '../../content/blocks/block';
import { assertUnreachable } from '../../domain/unreachable';
import { Actions } from '../ui/Actions';
import { RichText } from '../ui/RichText';
import { Section } from '../ui/Section';
import { contactBlock, entriesBlock, formBlock, pictureBlock, stockBlock } from './blockScripts';
import { FaqBlock } from './FaqBlock';
import { FeaturesBlock } from './FeaturesBlock';
import { FormLinkBlock, isLinkToPage } from './FormLinkBlock';
import { HeroBlock } from './HeroBlock';
import { ImageTextBlock } from './ImageTextBlock';
import { QuoteBlock } from './QuoteBlock';
import { StepsBlock } from './StepsBlock';
import type { Surroundings } from './surroundings';

interface Props {
  readonly block: BlockView;
  /** The index of the block on its page. */
  readonly place: number;
  readonly surroundings: Surroundings;
}

/** A block of any kind. */
export function Block({ block, place, surroundings }: Props) {
  switch (block.kind) {
    case 'hero':
      return <HeroBlock block={block} isFirst={place === 0 && block.heading !== undefined} />;
    case 'richText':
      return <RichTextBlock block={block} />;
    case 'imageText':
      return <ImageTextBlock block={block} isFirst={place === 0} />;
    case 'callToAction':
      return <CallToActionBlock block={block} />;
    case 'faq':
      return <FaqBlock block={block} />;
    case 'quote':
      return <QuoteBlock block={block} />;
    case 'formLink':
      return isLinkToPage(block) ? (
        <FormLinkBlock block={block} surroundings={surroundings} />
      ) : (
        <formBlock.Component block={block} surroundings={surroundings} />
      );
    case 'steps':
      return <StepsBlock block={block} />;
    case 'features':
      return <FeaturesBlock block={block} />;
    case 'stockList':
    case 'stockSearch':
      return <stockBlock.Component block={block} place={place} surroundings={surroundings} />;
    case 'posts':
    case 'specials':
    case 'vehicleRange':
      return <entriesBlock.Component block={block} surroundings={surroundings} />;
    case 'gallery':
    case 'linkTiles':
    case 'team':
      return <pictureBlock.Component block={block} />;
    case 'map':
    case 'openingHours':
      return <contactBlock.Component block={block} surroundings={surroundings} />;
    default:
      return assertUnreachable(block);
  }
}

/** What to do next, in the one dark section of a page. */
const CallToActionBlock = ({ block }: { readonly block: BlockOf<'callToAction'> }) => (
  <Section ground="accent" heading={block.heading} introHtml={block.introHtml}>
    <Actions actions={block.actions} isOnDark />
  </Section>
);

const RichTextBlock = ({ block }: { readonly block: BlockOf<'richText'> }) => (
  <Section heading={block.heading} isBeside>
    <RichText html={block.html} />
  </Section>
);
