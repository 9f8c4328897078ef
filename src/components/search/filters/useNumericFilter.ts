import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { FILTER_FIELDS, isNumericField, type NumericField } from '../../../domain/filters/filterField';
import { wholeSteps } from '../../../domain/filters/steps';
import { sameThreshold } from '../../../domain/filters/threshold';
import { rangeCodec } from '../../../search/address/codecs';
import type { Range } from '../../../search/searchState';
import { useSearchConfig } from '../SearchConfig';
import { useSearchUi } from '../SearchProvider';
import { numberWords } from './valueWords';

export type Bound = 'min' | 'max';

/** A filter on a number: what is set, the ends in stock, and a way to set one end or both. */
export interface NumericFilter {
  readonly label: string;
  readonly field: NumericField;
  readonly set: Range;
  /** Ends of the whole index, whatever else is chosen, in whole steps. */
  readonly ends: Required<Range>;
  readonly step: number;
  /** Kilometres have a maximum alone. */
  readonly bounds: readonly Bound[];
  readonly isDisabled: boolean;
  readonly words: (value: number) => string;
  /** Sets the ends that are named; `undefined` opens one. An end of the stock is no end; a wrong order is put right. */
  readonly apply: (change: { readonly [End in Bound]?: number | undefined }) => void;
}

const inOrder = ({ min, max }: Range): Range =>
  min !== undefined && max !== undefined && min > max
    ? { min: max, max: min }
    : { ...stated('min', min), ...stated('max', max) };

const stated = (bound: Bound, value: number | undefined): Range =>
  value === undefined ? {} : { [bound]: value };

/** @throws where the item's field is no number, which content and endpoint are checked for */
export function useNumericFilter(item: FilterItem): NumericFilter {
  const { field, label } = item;
  if (!isNumericField(field)) throw new Error(`The filter "${item.id}" needs a numeric field.`);
  const { step, holds } = FILTER_FIELDS[field];
  const { indexUiState, setIndexUiState } = useSearchUi();
  const { bounds = {} } = useSearchConfig().vocabulary;
  const ends = wholeSteps(bounds[field] ?? { min: 0, max: 0 }, step);
  const rangeOf = (state: typeof indexUiState): Range => rangeCodec.parse(state.range?.[field] ?? '') ?? {};
  const set = rangeOf(indexUiState);
  return {
    ...{ label, field, set, ends, step },
    bounds: holds === 'maximum' ? ['max'] : ['min', 'max'],
    isDisabled: ends.min === ends.max,
    words: numberWords(item),
    // Not `useRange`'s own: it refuses what lies outside of the present results. What is set is read when the change
    // is made, so that two ends in a row are both kept.
    apply: (change) =>
      setIndexUiState((ui) => {
        const { page: _firstPage, ...state } = ui;
        const wanted = { ...rangeOf(ui), ...change };
        const range = inOrder({
          ...stated('min', wanted.min === ends.min || holds === 'maximum' ? undefined : wanted.min),
          ...stated('max', wanted.max === ends.max ? undefined : wanted.max),
        });
        if (sameThreshold(range, rangeOf(ui))) return ui;
        return { ...state, range: { ...state.range, [field]: `${range.min ?? ''}:${range.max ?? ''}` } };
      }),
  };
}
