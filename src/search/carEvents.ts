/** A vehicle among results that a hosted search can name: the answer it came with, and its place there, from 1. */
export interface FoundCar {
  readonly objectID: string;
  readonly __queryID: string;
  readonly __position: number;
}

/** What a shopper did with what was found: it teaches the hosted search what is worth finding. No one is named by it. */
export type CarEvent =
  | { readonly kind: 'shown'; readonly index: string; readonly cars: readonly FoundCar[] }
  | { readonly kind: 'opened' | 'enquired'; readonly index: string; readonly car: FoundCar };

/** Hits that came from a hosted search; those of the embedded engine bear no name of an answer. */
export const foundCars = (hits: readonly Partial<FoundCar>[]): readonly FoundCar[] =>
  hits.filter((hit): hit is FoundCar => hit.__queryID !== undefined && hit.__position !== undefined);
