import { type PageLoader, pathOf } from './onePageOneRequest';

/**
 * A visitor goes back to a page that Gatsby has not loaded yet, and goes back once more before the page comes. Gatsby then
 * draws the late page under the new address. Gatsby's router finds no page at that address and clears the screen. So the loader
 * answers with the page of the address where the visitor is by then.
 *
 * A link asks for its page before the address changes. That page comes as it is.
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
