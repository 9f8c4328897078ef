export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  onServiceWorkerActive,
  registerServiceWorker,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapPageElement,
} from './src/gatsby/browser';
