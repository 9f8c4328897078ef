import { fold } from '../text/fold';

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The same order on every machine and in every locale: letters without case and accents, then the bare text,
 * so that different texts are never equal.
 */
export const collate = (a: string, b: string): number => order(fold(a), fold(b)) || order(a, b);
