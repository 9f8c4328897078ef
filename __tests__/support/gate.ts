/** A promise, and the function that resolves it. */
export function gate(): readonly [opened: Promise<void>, open: () => void] {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}
