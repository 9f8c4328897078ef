declare global {
  interface Window {
    /** Which build of the site's scripts this page belongs to, as Gatsby writes it into the HTML. */
    readonly ___webpackCompilationHash?: string;
  }
}

/** Milliseconds to wait for the answer. */
const PATIENCE = 5000;

/**
 * A script that is gone was probably replaced by a new build. Where the site says that there is one, the page is loaded
 * again, once for each build.
 * @returns whether the page is on its way
 */
export async function reloadForNewerSite(): Promise<boolean> {
  const published = await publishedBuild().catch(() => undefined);
  return (
    published !== undefined &&
    published !== window.___webpackCompilationHash &&
    reloadOnce(`build ${published}`)
  );
}

/** Not again where the browser keeps nothing: what is still wrong after a load is not mended by another. */
function reloadOnce(reason: string): boolean {
  const mark = `reloaded for ${reason}`;
  try {
    if (sessionStorage.getItem(mark) !== null) return false;
    sessionStorage.setItem(mark, '1');
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** The build of the site that is published now. */
async function publishedBuild(): Promise<string | undefined> {
  const answer = await fetch('/page-data/app-data.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  });
  const { webpackCompilationHash } = (await answer.json()) as { readonly webpackCompilationHash?: unknown };
  return typeof webpackCompilationHash === 'string' && webpackCompilationHash !== ''
    ? webpackCompilationHash
    : undefined;
}
