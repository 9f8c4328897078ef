const PATIENCE = 15_000;
const PAUSE = 50;

/**
 * Asks again until the claim holds: a page gets there in its own time. Fails with the claim's own last error.
 * @param claim expectations about what the page shows now
 */
export async function eventually<T>(claim: () => Promise<T> | T, patience = PATIENCE): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await claim();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
