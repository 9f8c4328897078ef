import { useEffect, useState } from 'react';
import type { BlockOf, BlockView } from '../../content/blocks/block';
import type { Prices } from '../../domain/stock/priceDisplay';
import { assertUnreachable } from '../../domain/unreachable';
import { Actions } from '../ui/Button';
import { NearWindow } from '../ui/lazy/NearWindow';
import { whenIdle } from '../ui/lazy/whenIdle';
import { RichText } from '../ui/RichText';
import { Section } from '../ui/Section';
import { hydration } from '../ui/useHydrated';
import { type BlockContext, listedCards } from './blockContext';
import {
  contactBlock,
  entriesBlock,
  formBlock,
  pageNotes,
  pictureBlock,
  startBlockScripts,
  stockListBlock,
  stockSearchBlock,
} from './blockScripts';
import { FormLinkBlock, isLinkToPage } from './FormLinkBlock';
import { FaqBlock, FeaturesBlock, HeroBlock, ImageTextBlock, QuoteBlock, StepsBlock } from './TextBlocks';

interface Props {
  readonly blocks: readonly BlockView[];
  readonly blockContext: BlockContext;
  /** How many blocks of the page are shown before these, elsewhere. */
  readonly from?: number;
  /** The prices of models that the page shows before its blocks. */
  readonly modelPrices?: readonly Prices[];
  /** The prices of stock that the page shows before its blocks. */
  readonly stockPrices?: readonly Prices[];
}

/** A page's blocks, in the editor's order, and the notes to all prices of the page. */
export function Blocks({ blocks, blockContext, from = 0, modelPrices = [], stockPrices = [] }: Props) {
  const listed = blocks.flatMap((block, place) =>
    block.kind === 'stockList' ? listedCards(block, place, blockContext.stock) : [],
  );
  const stock = [...stockPrices, ...listed];
  const models = blocks.flatMap((block) =>
    block.kind === 'vehicleRange' ? block.vehicles.map(({ from: lowest }) => lowest) : [],
  );
  const hasPrices = stock.length + models.length + modelPrices.length > 0;
  const start = () => startBlockScripts(blocks.slice(from));
  // Built blocks may wait for their scripts, which load in any case: a visitor may lose the connection.
  const [isBuilt] = useState(() => !hydration.isDone());
  if (!isBuilt) {
    start();
    // Built notes are whole without their script, which only leads back to a price: it loads near them.
    if (hasPrices) pageNotes.start();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (isBuilt) whenIdle(start);
  }, []);
  return (
    <>
      {blocks.slice(from).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names and never change their order
        <NearWindow key={index}>
          <Block block={block} place={from + index} blockContext={blockContext} />
        </NearWindow>
      ))}
      {hasPrices && (
        <NearWindow>
          <pageNotes.Component stock={stock} models={[...models, ...modelPrices]} />
        </NearWindow>
      )}
    </>
  );
}

interface BlockProps {
  readonly block: BlockView;
  readonly place: number;
  readonly blockContext: BlockContext;
}

export function Block({ block, place, blockContext }: BlockProps) {
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
        <FormLinkBlock block={block} blockContext={blockContext} />
      ) : (
        <formBlock.Component block={block} blockContext={blockContext} />
      );
    case 'steps':
      return <StepsBlock block={block} />;
    case 'features':
      return <FeaturesBlock block={block} />;
    case 'stockList':
      return <stockListBlock.Component block={block} cards={listedCards(block, place, blockContext.stock)} />;
    case 'stockSearch':
      return <stockSearchBlock.Component block={block} stock={blockContext.stock} />;
    case 'posts':
    case 'specials':
    case 'vehicleRange':
      return <entriesBlock.Component block={block} blockContext={blockContext} />;
    case 'gallery':
    case 'linkTiles':
    case 'team':
      return <pictureBlock.Component block={block} counts={blockContext.stock.counts} />;
    case 'map':
    case 'openingHours':
      return <contactBlock.Component block={block} blockContext={blockContext} />;
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
