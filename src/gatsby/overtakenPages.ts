import { type PageLoader, pathOf } from './onePageOneRequest';

/**
 * Back leads to a page that Gatsby has not loaded yet, and another Back leads on before that page comes. Gatsby then
 * draws the late page under the address of the other one. Its router finds no such route and takes down all that is on the
 * screen. Here the loader answers with the page of the address that the visitor is at by then.
 *
 * A page that is not of the address when it is asked for is the page of a link: it comes as it is.
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
