/** Hits without the hosted search's own fields for later events. */
export const shownHits = <Hit extends object>(hits: readonly Hit[] | undefined) =>
  hits?.map((hit) => ({ ...hit, __queryID: undefined, __position: undefined }));
