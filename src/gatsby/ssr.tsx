export { wrapPageElement } from '../app/wrapPageElement';
export { onPreRenderHTML, onRenderBody, replaceRenderer, wrapRootElement } from './htmlHead';
