import { integerCodec } from '../address/codecs';
import { HITS_PER_PAGE, PAGING_LIMIT } from '../indexNames';
import type { FilterKind } from './filterKind';
import { oneValue } from './oneValue';

/** The last page that paging reaches. */
export const LAST_PAGE = Math.ceil(PAGING_LIMIT / HITS_PER_PAGE);

/** Which page of the results, from the second on. */
export const page = ({ parameter }: { readonly parameter: string }): FilterKind<number> => {
  const parts = oneValue({ parameter, codec: integerCodec(1, LAST_PAGE) });
  return {
    ...parts,
    canonical: (value) => {
      const number = parts.canonical(value);
      return number === 1 ? undefined : number;
    },
    asks: (number) => ({ page: number }),
  };
};
