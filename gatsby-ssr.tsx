export { wrapPageElement } from './src/app/wrapPageElement';
export { onPreRenderHTML, onRenderBody, replaceRenderer, wrapRootElement } from './src/gatsby/htmlHead';
