declare global {
  interface Window {
    /** The build that this page's scripts belong to. Gatsby writes it into the HTML. */
    readonly ___webpackCompilationHash?: string;
  }
}

/** The time limit for the answer, in milliseconds. */
const PATIENCE = 5000;

/**
 * Reloads the page if the site has a newer build, once for each build. A missing script was probably replaced by a new
 * build.
 * @returns whether the page is reloading
 */
export async function reloadForNewerSite(): Promise<boolean> {
  // A reload would cancel the navigation of a visitor who taps a link in the meantime.
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', leave);
  const published = await publishedBuild().catch(() => undefined);
  window.removeEventListener('beforeunload', leave);
  return (
    !isLeaving &&
    published !== undefined &&
    published !== window.___webpackCompilationHash &&
    reloadOnce(`build ${published}`)
  );
}

/** Reloads once. If the browser stores nothing, it does not reload: a second load would not help either. */
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

/** The build of the published site. */
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
