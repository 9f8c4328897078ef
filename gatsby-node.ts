export { createPages } from './src/build/createPages';
export { createResolvers } from './src/build/pictures/contentPictures';
export { onPostBuild, sourceNodes } from './src/build/siteHooks';
export { createSchemaCustomization, onPreInit } from './src/build/stockHooks';
export { onCreateWebpackConfig } from './src/build/webpack';
