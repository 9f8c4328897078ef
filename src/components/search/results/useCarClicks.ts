import { useEffect } from 'react';
import { type CarEvent, foundCars } from '../../../search/carEvents';
import { useSearchConfig } from '../SearchConfig';
import { useSearchResults } from '../SearchProvider';
import { stockEngine } from '../stockEngine';
import { carOpened } from './openedCars';
import type { StockHit } from './stockHit';

/**
 * Tells the engine which cars were shown, which one was opened and whether its shopper then got in touch. Hits of the
 * embedded engine are nobody's business.
 * @returns what to call when a hit is opened
 */
export function useCarClicks(hits: readonly StockHit[]): (hit: StockHit) => void {
  const { hostedSearch } = useSearchConfig().settings;
  const index = useSearchResults().results.index;
  const shown = foundCars(hits as never)
    .map(({ __queryID, objectID }) => __queryID + objectID)
    .join();
  const tell = (event: CarEvent) => stockEngine(hostedSearch).tell(event);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` stands for the cars, so that each is told once
  useEffect(() => {
    if (shown !== '') tell({ kind: 'shown', index, cars: foundCars(hits as never) });
  }, [shown]);
  return (hit) => {
    const [car] = foundCars([hit as never]);
    if (!car) return;
    tell({ kind: 'opened', index, car });
    carOpened(car.objectID, () => tell({ kind: 'enquired', index, car }));
  };
}
