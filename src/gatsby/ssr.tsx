export { wrapPageElement } from '../app/wrapPageElement';
export { onPreRenderHTML, onRenderBody } from './htmlHead';
export { wrapRootElement } from './staticPages/pageStyles';
export { replaceRenderer } from './staticPages/renderPage';
