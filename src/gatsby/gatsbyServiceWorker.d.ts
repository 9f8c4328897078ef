/** Gatsby's registration of `/sw.js`. `webpack.ts` says where it is. */
declare module 'gatsby-service-worker';
