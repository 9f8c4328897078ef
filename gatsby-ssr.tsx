export { onPreRenderHTML, onRenderBody } from './src/app/htmlHead';
export { wrapRootElement } from './src/app/pageStyles';
export { replaceRenderer } from './src/app/renderPage';
export { wrapPageElement } from './src/app/wrapPageElement';
