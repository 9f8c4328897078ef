import { createContext, createElement, Fragment, memo, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expectHead, takeHead } from '../../../src/gatsby/staticPages/builtHead';
import { wrapRootElement } from '../../../src/gatsby/staticPages/pageStyles';

const Dealership = createContext('nobody');

const Title = ({ children }: { readonly children: ReactNode }) =>
  createElement('title', null, `${children} | ${useContext(Dealership)}`);

const Head = ({ title }: { readonly title: string }) =>
  createElement(
    Fragment,
    null,
    createElement(Title, null, title),
    false,
    [1, 2].map((key) => createElement('meta', { key, name: `m${key}`, content: '"&"' })),
    createElement('script', {
      type: 'application/ld+json',
      // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text
      dangerouslySetInnerHTML: { __html: '{"a":"\\u003c"}' },
    }),
  );

/** What Gatsby does with a page's `Head`, and what it would parse as a document. */
function writeHead(head: ReactNode): string {
  const root = wrapRootElement({ element: head as never });
  return renderToString(createElement(Dealership.Provider, { value: 'Tallis' }, root));
}

describe('the head of a page', () => {
  it('is kept as elements with Gatsby’s marks, with structured data separate', () => {
    expectHead();
    expect(writeHead(createElement(Head, { title: 'Used cars' }))).toBe('');
    const { words, data } = takeHead();
    expect(renderToStaticMarkup(words)).toBe(
      '<title data-gatsby-head="true">Used cars | Tallis</title>' +
        '<meta name="m1" content="&quot;&amp;&quot;" data-gatsby-head="true"/>' +
        '<meta name="m2" content="&quot;&amp;&quot;" data-gatsby-head="true"/>',
    );
    expect(renderToStaticMarkup(data)).toBe(
      '<script type="application/ld+json" data-gatsby-head="true">{"a":"\\u003c"}</script>',
    );
  });

  it('is each page’s own: a page without a Head has none', () => {
    expectHead();
    writeHead(createElement(Head, { title: 'Used cars' }));
    takeHead();
    expectHead();
    expect(renderToStaticMarkup(takeHead().words)).toBe('');
  });

  it('is expected only at the right moment: a Slice stays as it is', () => {
    expect(writeHead(createElement('footer', null, 'ABN'))).toBe('<footer>ABN</footer>');
    expect(renderToStaticMarkup(takeHead().words)).toBe('');
  });

  it('stops the build if it holds anything else', () => {
    expectHead();
    const Kept = memo(Head);
    expect(() => writeHead(createElement(Kept, { title: 'Used cars' }))).toThrow(
      'A page’s Head is made of elements, fragments and functions.',
    );
    takeHead();
  });
});
