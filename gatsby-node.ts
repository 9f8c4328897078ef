export { createPages } from './src/build/createPages';
export { createResolvers } from './src/build/imageFiles';
export { createSchemaCustomization, onPostBuild, onPreInit, sourceNodes } from './src/build/stockHooks';
