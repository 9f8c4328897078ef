/** Changes of the project's files, one after another: what one was tried on must not change under it. */
export function turns(): <Value>(change: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (change) => {
    const next = last.then(change);
    last = next.catch(() => undefined);
    return next;
  };
}
