export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  onServiceWorkerActive,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapPageElement,
} from './src/gatsby/browser';
