import { GatsbyImage, type IGatsbyImageData } from 'gatsby-plugin-image';
import { onRenderBody } from 'gatsby-plugin-image/gatsby-ssr';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const IMAGE: IGatsbyImageData = {
  images: { fallback: { src: '/' } },
  layout: 'constrained',
  width: 1,
  height: 1,
};

/**
 * The inline scripts of gatsby-plugin-image: one in the head of every page, one in each `GatsbyImage`. They are read from
 * what the plugin renders, so that the site's policy allows those of the installed version and no others.
 */
export function gatsbyImageScripts(): readonly string[] {
  const head: ReactNode[] = [];
  onRenderBody({ setHeadComponents: (parts) => head.push(...parts) });
  const html = renderToStaticMarkup([
    ...head,
    createElement(GatsbyImage, { key: 'image', image: IMAGE, alt: '' }),
  ]);
  return [...html.matchAll(/<script\b[^>]*>(.+?)<\/script>/gs)].map(([, script = '']) => script);
}
