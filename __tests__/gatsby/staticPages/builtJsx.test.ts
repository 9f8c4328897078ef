import { css, keyframes } from '@emotion/react';
import * as emotion from '@emotion/react/jsx-runtime';
import type { ReplaceRendererArgs } from 'gatsby';
import { createElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import * as built from '../../../src/gatsby/staticPages/builtJsx';
import { replaceRenderer, takePageStyles, wrapRootElement } from '../../../src/gatsby/staticPages/pageStyles';

type Runtime = Pick<typeof emotion, 'jsx' | 'jsxs'>;

const red = css({ color: 'red', '@media (min-width: 640px)': { color: 'darkred' } });
const large = css({ fontSize: '2rem' });
const pulse = css({ animation: `${keyframes({ '50%': { opacity: 0.5 } })} 1s` });

/** A component that is styled from outside, and styles its element itself. */
const Link = ({ jsx }: Runtime) =>
  function Link({ className, to }: { readonly className?: string; readonly to: string }) {
    return jsx('a', { className, href: to, css: large, children: 'Link' });
  };

/** A component that the browser identifies by its place in the tree. */
const Named = () => createElement('input', { id: useId() });

const PAGES: Readonly<Record<string, (runtime: Runtime) => unknown>> = {
  'one style': ({ jsx }) => jsx('p', { css: red, children: 'One' }),
  'a list of styles, some absent': ({ jsx }) =>
    jsx('p', { css: [red, undefined, false, { top: 0 }, [large]] }),
  'no style at all': ({ jsx }) => jsx('p', { css: undefined, id: 'none' }),
  'a class of its own': ({ jsx }) => jsx('p', { css: red, className: 'plain', title: 'Two' }),
  'key frames': ({ jsx }) => jsx('p', { css: pulse }),
  'a component styled from outside': (runtime) =>
    runtime.jsx(Link(runtime) as never, { css: [red, { margin: 0 }], to: '/stock/' }),
  'components with ids': ({ jsx, jsxs }) =>
    jsxs('form', {
      css: large,
      children: [
        jsx('p', { css: red, children: jsx(Named as never, {}) }, 'a'),
        jsx(Named as never, {}, 'b'),
        jsxs('p', { css: red, children: [jsx(Named as never, {}, 'c'), jsx(Named as never, {}, 'd')] }, 'e'),
      ],
    }),
  'children with keys': ({ jsx, jsxs }) =>
    jsxs('ul', {
      css: large,
      children: ['a', 'b'].map((key) => jsx('li', { css: red, children: key }, key)),
    }),
};

function writePage(runtime: Runtime, page: (runtime: Runtime) => unknown) {
  const Page = () => page(runtime) as never;
  const root = wrapRootElement({ element: createElement(Page), pathname: '/' });
  let html = '';
  const replaceBodyHTMLString = (written: string) => {
    html = written;
  };
  replaceRenderer({ bodyComponent: root, pathname: '/', replaceBodyHTMLString } as ReplaceRendererArgs);
  const head = renderToString(takePageStyles('/'));
  return { html, rules: head.split(/(?=\.css-)|[ "<>]/).sort() };
}

describe('the JSX runtime of built pages', () => {
  it.each(Object.entries(PAGES))('writes what Emotion writes: %s', (_, page) => {
    const written = writePage(built as unknown as Runtime, page);
    expect(written).toEqual(writePage(emotion, page));
    expect(written.html).toMatch(/class="[^"]*css-/);
  });

  it('leaves styles to Emotion if no page is being written, as in a Slice', () => {
    const Slice = () => built.jsx('p', { css: red }) as never;
    const html = renderToString(wrapRootElement({ element: createElement(Slice) }));
    expect(html).toMatch(/<style[^>]*>[^<]*color:red.*<\/style><p class="css-/);
  });
});
