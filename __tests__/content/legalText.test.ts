import { legalText, legalTextOf } from '../../src/content/legalText';

test('each heading has its own link, even if two have the same text', () => {
  const { html, contents } = legalText(
    '<h2>What we &amp; you</h2><p>a</p><h2>Links</h2><h2><em>Links</em></h2>',
  );
  expect(contents).toEqual([
    { label: 'What we & you', href: '#what-we-and-you' },
    { label: 'Links', href: '#links' },
    { label: 'Links', href: '#links-2' },
  ]);
  expect(html).toContain('<h2 id="links-2"><em>Links</em></h2>');
});

test('a heading without letters has an anchor too', () => {
  expect(legalText('<h2>…</h2>').contents).toEqual([{ label: '…', href: '#part' }]);
});

test('text blocks become one text, with their headings as plain text', () => {
  const { html, contents } = legalTextOf([
    { kind: 'richText', heading: 'A < B', html: '<p>one</p>' },
    { kind: 'map', locations: [] },
    { kind: 'richText', html: '<p>two</p>' },
  ]);
  expect(html).toBe('<h2 id="a-b">A &lt; B</h2><p>one</p>\n<p>two</p>');
  expect(contents).toEqual([{ label: 'A < B', href: '#a-b' }]);
});
