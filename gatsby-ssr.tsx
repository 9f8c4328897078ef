export {
  onPreRenderHTML,
  onRenderBody,
  replaceRenderer,
  wrapPageElement,
  wrapRootElement,
} from './src/gatsby/ssr';
