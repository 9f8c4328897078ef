import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { renderMarkdown } from '../../../plugins/content-endpoint/collections/kinds/markdown';
import { staticFiles } from '../../../plugins/content-endpoint/files/staticFiles';
import { sanitise } from '../../../plugins/content-endpoint/markdown/sanitise';
import { HOSTILE_HTML } from '../../support/content/hostileContent';
import { inventedContent } from './inventedContent';

const FORBIDDEN =
  /<(script|style|svg|math|iframe|object|embed|form|input|button|base|meta|link|div|noscript)\b|<[^>]*\s(on\w+|style|class|id|srcdoc|formaction)\s*=|(href|src)="\s*(javascript|vbscript|data|\/\/)/i;

const files = staticFiles({ contentFolder: 'content', staticFolders: ['static'] });

describe('writing in Markdown', () => {
  it.each(HOSTILE_HTML)('cannot bring code, styles or forms into a page: %s', async (markdown) => {
    const rendered = await renderMarkdown(`Before.\n\n${markdown}\n\nAfter.`, files);
    const html = rendered.kind === 'ok' ? rendered.value : sanitise(markdown);
    expect(html).not.toMatch(FORBIDDEN);
    expect(rendered).not.toMatchObject({ kind: 'ok', value: '' });
  });

  it('stays the same when it is sanitised again', async () => {
    for (const hostile of HOSTILE_HTML) expect(sanitise(sanitise(hostile))).toBe(sanitise(hostile));
  });

  it('keeps what writing needs', async () => {
    const rendered = await renderMarkdown(
      '# Weights\n\nUp to **2,500 kg**, *braked*: [the law](https://law.example/towing), [call](tel:0255500100).\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n1. one\n2. two\n',
      files,
    );
    const html = rendered.kind === 'ok' ? rendered.value : '';
    expect(html).toContain('<h2>Weights</h2>');
    expect(html).toContain('<strong>2,500 kg</strong>');
    expect(html).toContain('<a href="https://law.example/towing" rel="noopener">the law</a>');
    expect(html).toContain('<a href="tel:0255500100">call</a>');
    expect(html).toContain('<td align="right">2</td>');
    expect(html).toContain('<ol>');
  });

  it('has pictures of this site or of an https address, and none that is looked for beside the page', () => {
    const own = '<img src="/uploads/a.webp" alt="" loading="lazy" decoding="async" />';
    const theirs = '<img src="https://pictures.example/a.webp" alt="" loading="lazy" decoding="async" />';
    expect(sanitise(`${own}${theirs}<img src="x"><img src="../a.webp"><img src="/\\evil.example/a">`)).toBe(
      own + theirs,
    );
  });

  it('names every picture that would be left out for its address', async () => {
    const markdown =
      '![A road](road.png)\n\n![A bridge](http://pictures.example/bridge.png)\n\n<img src="../yard.png" alt="The yard">';
    expect(await renderMarkdown(markdown, files)).toEqual({
      kind: 'err',
      fault: ['road.png', 'http://pictures.example/bridge.png', '../yard.png'].map(
        (src) => `the picture ${src} in the text: its address has to begin with /uploads/ or https://`,
      ),
    });
  });

  it('has tables in a frame that the keyboard can scroll, named by what the table is called', () => {
    const frame = (name: string, table: string) =>
      `<div role="group" aria-label="${name}" tabindex="0"><table>${table}</table></div>`;
    const cells = '<tbody><tr><td>1</td></tr></tbody>';
    const caption = '<caption>Up to <b>"2" &amp; 3 t</b></caption>';
    const html = `<table>${cells}</table><p>Then</p><table>${caption}${cells}</table>`;
    const framed = `${frame('Table', cells)}<p>Then</p>${frame('Up to &quot;2&quot; &amp; 3 t', caption + cells)}`;
    expect(sanitise(html)).toBe(framed);
    expect(sanitise(framed)).toBe(framed);
    expect(sanitise(`<div role="group" tabindex="0" aria-label="x">A stranger's</div>`)).not.toContain(
      '<div',
    );
  });

  it('is whole when it is sanitised again at the border of the build', () => {
    const html =
      '<p><img src="/uploads/road.png" alt="A road" width="6" height="4" loading="lazy" decoding="async" /></p>\n';
    expect(sanitise(html)).toBe(html);
    expect(sanitise('<img src="/a.png" alt="" width="100%" height="-4">')).not.toMatch(/width|height/);
  });

  it('gives pictures their size, so that nothing shifts as they load', async () => {
    const folders = await inventedContent();
    const rendered = await renderMarkdown('![A road](/uploads/road.png)', staticFiles(folders));
    await folders.dispose();
    expect(rendered).toEqual({
      kind: 'ok',
      value:
        '<p><img src="/uploads/road.png" alt="A road" width="6" height="4" loading="lazy" decoding="async" /></p>\n',
    });
  });

  it('names a picture with more pixels than can be drawn', async () => {
    const folders = await inventedContent();
    const file = join(folders.contentFolder, 'uploads/road.png');
    const png = await readFile(file);
    // Width and height in the first chunk, and the chunk's check sum.
    png.writeUInt32BE(20_000, 16);
    png.writeUInt32BE(20_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    await writeFile(file, png);
    const rendered = await renderMarkdown('![A road](/uploads/road.png)', staticFiles(folders));
    await folders.dispose();
    expect(rendered).toEqual({ kind: 'err', fault: [expect.stringContaining('at most 10,000 × 10,000')] });
  });
});
