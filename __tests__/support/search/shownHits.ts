/** Hits as shoppers see them: without what a hosted search notes of each, to tell of it later. */
export const shownHits = <Hit extends object>(hits: readonly Hit[] | undefined) =>
  hits?.map((hit) => ({ ...hit, __queryID: undefined, __position: undefined }));
