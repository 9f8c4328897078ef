import type { EmotionCache } from '@emotion/cache';
import { css, jsx as emotionJsx, type SerializedStyles } from '@emotion/react';
import { type ElementType, type Key, Fragment as ReactFragment } from 'react';
import * as react from 'react/jsx-runtime';
import { currentPageStyles } from './pageStyles';

/**
 * The JSX runtime for pages at build time. It turns `css` into a class at once. Emotion's own runtime makes two components
 * of every styled element, because a browser has to insert rules at the right moment. A build has no such moment, and
 * styled elements are most of a page's cost.
 *
 * HTML and rules equal Emotion's exactly, because React could not hydrate a page that differs
 * (`__tests__/gatsby/staticPages/builtJsx.test.ts`). `src/gatsby/webpack.ts` replaces `@emotion/react/jsx-runtime` with
 * this file.
 */
export const Fragment = ReactFragment;

export const jsx = (type: ElementType, props: Props, key?: Key) => create(react.jsx, type, props, key);

export const jsxs = (type: ElementType, props: Props, key?: Key) => create(react.jsxs, type, props, key);

type CSSInterpolation = Parameters<typeof css>[number];

type Props = Readonly<Record<string, unknown>> & {
  readonly css?: CSSInterpolation;
  readonly className?: unknown;
};

function create(make: typeof react.jsx, type: ElementType, props: Props, key?: Key) {
  if (!Object.hasOwn(props, 'css')) return make(type, props, key);
  const cache = currentPageStyles();
  if (cache === undefined)
    return emotionJsx(type as string, (key === undefined ? props : { ...props, key }) as object);
  const { css: style, ...rest } = props;
  const styled = make(type, { ...rest, className: classNames(cache, style, rest.className) });
  // The second of two children, as in a browser: `useId` derives its ids from the places of components in the tree.
  return react.jsxs(Fragment, { children: [null, styled] }, key);
}

/** The class of an element. A class that Emotion made is merged into the new class, so that the outer styles win. */
function classNames(cache: EmotionCache, style: CSSInterpolation, className: unknown): string {
  if (typeof className !== 'string') return insert(cache, css(style));
  const words = className.split(' ').filter(Boolean);
  const held = words.flatMap((word) => cache.registered[word] ?? []);
  const plain = words.filter((word) => cache.registered[word] === undefined);
  return [...plain, insert(cache, css(style, ...held.map((styles) => `${styles};`)))].join(' ');
}

/** Records the rules of styles for the page's head. @returns their class */
function insert(cache: EmotionCache, styles: SerializedStyles): string {
  const className = `${cache.key}-${styles.name}`;
  cache.registered[className] ??= styles.styles;
  if (cache.inserted[styles.name] === undefined) {
    // The styles' key frames follow them in the chain.
    for (
      let part: SerializedStyles | undefined = styles;
      part;
      part = part.next as SerializedStyles | undefined
    ) {
      cache.insert(part === styles ? `.${className}` : '', part, cache.sheet, true);
    }
  }
  return className;
}
