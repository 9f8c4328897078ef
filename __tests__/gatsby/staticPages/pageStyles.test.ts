import { css, jsx } from '@emotion/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { takePageStyles, wrapRootElement } from '../../../src/gatsby/staticPages/pageStyles';

const card = css({ color: 'red' });
const other = css({ color: 'blue' });
const page = () =>
  createElement(
    'main',
    null,
    createElement('section', null, jsx('p', { css: card }, 'One')),
    createElement('section', null, jsx('p', { css: card }, 'Two'), jsx('p', { css: other }, 'Three')),
  );
const occurrences = (text: string, part: string) => text.split(part).length - 1;

describe('the styles of a built page', () => {
  it('are in its head, each once, and not between its elements', () => {
    const html = renderToString(wrapRootElement({ element: page(), pathname: '/stock/' }));
    const head = renderToString(takePageStyles('/stock/'));
    expect(html).not.toContain('<style');
    expect(occurrences(head, 'color:red')).toBe(1);
    expect(occurrences(head, 'color:blue')).toBe(1);
    const names = [...html.matchAll(/class="css-(\w+)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(3);
    for (const name of names) expect(head).toContain(String(name));
  });

  it('of two pages that are made at once are not mixed', () => {
    const red = jsx('p', { css: card }, 'Red');
    const blue = jsx('p', { css: other }, 'Blue');
    renderToString(wrapRootElement({ element: red, pathname: '/red/' }));
    renderToString(wrapRootElement({ element: blue, pathname: '/blue/' }));
    expect(renderToString(takePageStyles('/red/'))).not.toContain('blue');
    expect(renderToString(takePageStyles('/blue/'))).not.toContain('red');
  });

  it('are returned only once', () => {
    renderToString(wrapRootElement({ element: page(), pathname: '/once/' }));
    expect(takePageStyles('/once/')).toBeDefined();
    expect(takePageStyles('/once/')).toBeUndefined();
  });

  it('stay beside the elements in a Slice, each once', () => {
    const html = renderToString(wrapRootElement({ element: page() }));
    expect(occurrences(html, 'color:red')).toBe(1);
  });

  it('use only standard properties, each once', () => {
    const row = css({ display: 'flex', alignItems: 'center', transform: 'none' });
    renderToString(wrapRootElement({ element: jsx('p', { css: row }), pathname: '/row/' }));
    const head = renderToString(takePageStyles('/row/'));
    expect(head).toContain('{display:flex;align-items:center;transform:none;}');
  });
});
