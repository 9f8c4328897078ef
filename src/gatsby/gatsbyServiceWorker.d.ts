/** Gatsby's module that registers `/sw.js`. `webpack.ts` maps the name to a file. */
declare module 'gatsby-service-worker';
