import type { BlockView } from '../../content/block';
import { Block } from './Block';
import type { Surroundings } from './surroundings';

interface Props {
  readonly blocks: readonly BlockView[];
  readonly surroundings: Surroundings;
  /** How many of the page's blocks are shown elsewhere, before these. */
  readonly from?: number;
}

/** A page's blocks, in the editor's order. */
export const Blocks = ({ blocks, surroundings, from = 0 }: Props) =>
  blocks.slice(from).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names and never change their order
    <Block key={index} block={block} place={from + index} surroundings={surroundings} />
  ));
