import type { BlockView } from '../../content/blocks/block';
import type { Prices } from '../../domain/stock/priceDisplay';
import { Block } from './Block';
import { pageNotes, startBlockScripts } from './blockScripts';
import { listedCards } from './listedCards';
import type { Surroundings } from './surroundings';

interface Props {
  readonly blocks: readonly BlockView[];
  readonly surroundings: Surroundings;
  /** How many blocks of the page are shown before these, elsewhere. */
  readonly from?: number;
  /** The prices of models that the page shows before its blocks. */
  readonly modelPrices?: readonly Prices[];
}

/** A page's blocks, in the editor's order, and the notes to all prices of the page. */
export function Blocks({ blocks, surroundings, from = 0, modelPrices = [] }: Props) {
  const stock = blocks.flatMap((block, place) =>
    block.kind === 'stockList' ? listedCards(block, place, surroundings.stock) : [],
  );
  const models = blocks.flatMap((block) =>
    block.kind === 'vehicleRange' ? block.vehicles.map(({ from: lowest }) => lowest) : [],
  );
  const hasPrices = stock.length + models.length + modelPrices.length > 0;
  startBlockScripts(blocks);
  if (hasPrices) pageNotes.start();
  return (
    <>
      {blocks.slice(from).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names and never change their order
        <Block key={index} block={block} place={from + index} surroundings={surroundings} />
      ))}
      {hasPrices && <pageNotes.Component stock={stock} models={[...models, ...modelPrices]} />}
    </>
  );
}
