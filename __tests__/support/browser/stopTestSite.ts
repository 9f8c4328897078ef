export { stopTestSite as default } from './startTestSite';
