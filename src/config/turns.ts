/** Work that must not overlap, such as changes of the same files: each piece begins when the one before has ended or failed. */
export function turns(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
