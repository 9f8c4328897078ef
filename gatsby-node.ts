export { createResolvers } from './src/gatsby/contentPictures';
export { createPages } from './src/gatsby/createPages';
export { onPostBuild, sourceNodes } from './src/gatsby/node';
export { createSchemaCustomization, onPreInit } from './src/gatsby/stockHooks';
export { onCreateWebpackConfig } from './src/gatsby/webpack';
