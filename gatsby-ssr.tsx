export { onRenderBody } from './src/app/htmlHead';
export { wrapPageElement } from './src/app/wrapPageElement';
