import { createElement } from 'react';
import { Logo } from '../../../src/components/layout/Logo';
import { builtHtml } from '../../../support/builtHtml';

describe('The logo', () => {
  it('is one picture with the name beside it, and brings nothing else into the header', async () => {
    // React preloads a picture by a link in front of it. In a Slice, a page that hydrates does not expect that link.
    const html = await builtHtml(createElement(Logo, { name: 'Saltmarsh Marine' }));
    expect(html).not.toContain('<link');
    expect(html.replace(/<style.*?<\/style>/s, '')).toMatch(
      /^<img [^>]*src="\/static\/logo\.svg"[^>]*alt=""[^>]*>Saltmarsh Marine$/,
    );
  });
});
