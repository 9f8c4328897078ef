export { wrapPageElement } from '../app/wrapPageElement';
export { onPreRenderHTML, onRenderBody } from './htmlHead';
export { replaceRenderer, wrapRootElement } from './pageStyles';
