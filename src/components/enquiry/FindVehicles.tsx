import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { enquiryItemOfCard } from '../../domain/enquiry/enquiryItem';
import type { HostedSearch } from '../../domain/hostedSearch';
import type { StockCard } from '../../domain/stock/stockCard';
import { INDEX_PREFIX } from '../../search/indexRecord';
import { unknownWords } from '../../search/keywordSearch';
import { stockEngine } from '../stock/engine/stockEngine';
import { queryClient } from '../ui/queryClient';
import type { KnownVehicle } from './knownVehicles';
import { VehicleThumbnail } from './VehicleThumbnail';

const MAX_RESULTS = 6;

export interface FoundVehicles {
  readonly words: string;
  readonly items: readonly KnownVehicle[];
}

interface FindVehiclesProps {
  readonly words: string;
  readonly hosted: HostedSearch | undefined;
  /** Called with `undefined` if the search fails. */
  readonly onFound: (found: FoundVehicles | undefined) => void;
}

/** Searches the stock and reports what it finds. Renders nothing: a separate script, for forms that ask which vehicle. */
export function FindVehicles({ words, hosted, onFound }: FindVehiclesProps) {
  const { data, isError } = useQuery(
    { queryKey: ['vehicles', words], queryFn: () => findVehicles(words, hosted) },
    queryClient,
  );
  useEffect(() => {
    if (data) onFound({ words, items: data });
    else if (isError) onFound(undefined);
  }, [words, data, isError, onFound]);
  return null;
}

/** The vehicles in stock that match some words best; none if the stock has none of the words. Rejects if the search fails. */
async function findVehicles(
  query: string,
  hosted: HostedSearch | undefined,
): Promise<readonly KnownVehicle[]> {
  const params = { query, hitsPerPage: MAX_RESULTS };
  const { results } = await stockEngine(hosted).search<StockCard>([
    { indexName: INDEX_PREFIX, params },
  ] as never);
  const [result] = results;
  if (result === undefined || !('hits' in result)) return [];
  if (unknownWords(result.queryAfterRemoval).length >= query.split(/\s+/).length) return [];
  const cards = result.hits as unknown as readonly StockCard[];
  return cards
    .filter(({ sold }) => sold !== true)
    .map((card) => ({
      item: enquiryItemOfCard(card),
      picture: <VehicleThumbnail card={card} />,
    }));
}
