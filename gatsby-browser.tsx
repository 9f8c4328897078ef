export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapPageElement,
} from './src/gatsby/browser';
