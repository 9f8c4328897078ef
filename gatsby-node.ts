export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBuild,
  onPreInit,
  sourceNodes,
} from './src/gatsby/node';
