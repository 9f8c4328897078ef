export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  onRouteUpdateDelayed,
  onServiceWorkerActive,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapPageElement,
} from './src/gatsby/browser';
