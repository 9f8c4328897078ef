import { useDeferredValue } from 'react';
import { PriceNotes } from '../../stock/PriceNotes';
import { BuiltPager } from './BuiltPager';
import { ResultsPager } from './ResultsPager';
import { useShownList } from './useShownList';

/** Pages and notes. They stand below what a window shows, so they follow the cards by a moment. */
export function BelowResults() {
  const { kind, hits } = useShownList();
  return (
    <>
      <ResultsPager isHidden={kind === 'built' || kind === 'none'} />
      {kind === 'built' && <BuiltPager />}
      <PriceNotes cards={useDeferredValue(hits)} />
    </>
  );
}
