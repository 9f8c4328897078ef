import { fold } from '../text/fold';

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Compares without case and accents first, then exactly, so different texts are never equal. The order is the same on
 * every machine and in every locale.
 */
export const collate = (a: string, b: string): number => order(fold(a), fold(b)) || order(a, b);
