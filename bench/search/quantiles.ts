/** `p50/p95` in milliseconds, with as many digits as the benchmark justifies. */
export const quantiles = (times: readonly number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string => {
    const time = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    return time.toFixed(time < 10 ? 2 : 0);
  };
  return `${at(0.5)}/${at(0.95)}`;
};
