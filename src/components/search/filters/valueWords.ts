import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { formatNumber } from '../../../domain/formatNumber';
import { formatPrice } from '../../../domain/stock/display/formatPrice';

type Format = Pick<FilterItem, 'formattingType' | 'unit'>;

/** Formats a number of this filter: `$20,000`, `2019`, `50,000 km`. */
export const numberWords =
  ({ formattingType, unit }: Format) =>
  (value: number): string => {
    if (formattingType === 'currency') return formatPrice(value);
    const words = formattingType === 'year' ? String(value) : formatNumber(value);
    return unit === undefined ? words : `${words} ${unit}`;
  };

/** Formats a value of this filter: unchanged, or as a number with its unit (`5 seats`). */
export const valueWords =
  (format: Format) =>
  (value: string): string => {
    if (format.formattingType !== 'text' && value.trim() !== '' && Number.isFinite(Number(value)))
      return numberWords(format)(Number(value));
    return format.unit === undefined ? value : `${value} ${format.unit}`;
  };
