/** What gatsby-plugin-image adds to the head of every page. The package has no types for it. */
declare module 'gatsby-plugin-image/gatsby-ssr' {
  export function onRenderBody(args: Pick<import('gatsby').RenderBodyArgs, 'setHeadComponents'>): void;
}
