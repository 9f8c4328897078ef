/** A rate in percent with two decimals: 11.94 → `11.94%`. */
export const formatRate = (rate: number): string => `${rate.toFixed(2)}%`;
