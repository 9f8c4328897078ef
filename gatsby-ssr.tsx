export { onRenderBody } from './src/app/htmlHead';
export { wrapRootElement } from './src/app/pageStyles';
export { wrapPageElement } from './src/app/wrapPageElement';
