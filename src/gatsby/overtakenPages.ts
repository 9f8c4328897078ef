import { type PageLoader, pathOf } from './onePageOneRequest';

/**
 * Suppose that a visitor goes back to a page that is still loading, and then goes back once more. Gatsby renders the late
 * page under the new address, where its router finds no match and clears the screen. So the loader answers with the page of
 * the address that the visitor has reached by then.
 *
 * A link loads its page before the address changes. That page is returned as it is.
 */
export function answerWithPageOfAddress(loader: Pick<PageLoader, 'loadPage'>): void {
  const load = loader.loadPage;
  const loadPage = async (address: string, ...rest: never[]): Promise<unknown> => {
    const isOfAddress = pathOf(address) === window.location.pathname;
    const page = await load(address, ...rest);
    const isOvertaken = isOfAddress && pathOf(address) !== window.location.pathname;
    return isOvertaken ? loadPage(window.location.pathname, ...rest) : page;
  };
  Object.assign(loader, { loadPage });
}
