export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateWebpackConfig,
  onPostBuild,
  onPreInit,
  sourceNodes,
} from './src/gatsby/node';
