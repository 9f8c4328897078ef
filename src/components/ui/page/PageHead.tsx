import { site } from '../../../config/site';
import type { HeadSiteView, SeoView, ShareView } from '../../../content/seo';

interface Props {
  readonly headSite: HeadSiteView;
  readonly title: string;
  /** What tells the page apart from others with its title, in tabs and search results: a stock number. */
  readonly mark?: string;
  readonly description?: string;
  /** The editor's words for search engines, which override title and description. */
  readonly seo?: Partial<SeoView>;
  /** The page's address without query: `/finance/`. */
  readonly path: string;
  readonly type?: 'website' | 'article';
  /** The drawn picture of the page, which shared links then show. */
  readonly share?: ShareView;
  /** Structured data, one object for each block. */
  readonly jsonLd?: readonly object[];
}

/** An absolute address, which shared links and search engines need. */
const absolute = (url: string) => (url.startsWith('/') ? `${site.url}${url}` : url);

/** A property without a value is left out: schema.org has no empty list. */
const withoutEmptyLists = (_key: string, value: unknown): unknown =>
  Array.isArray(value) && value.length === 0 ? undefined : value;

/** Structured data for a script element, without any `<` that could end it. */
export const scriptJson = (data: object): string =>
  JSON.stringify(data, withoutEmptyLists).replaceAll('<', '\\u003c');

/** The head of a page for search engines, shared links and the browser's tab. For a template's `Head`. */
export function PageHead({
  headSite,
  title,
  mark,
  description,
  seo = {},
  path,
  type = 'website',
  share,
  jsonLd = [],
}: Props) {
  const words = seo.title || title;
  const marked = mark === undefined ? words : `${words}, ${mark}`;
  const full = marked.includes(headSite.name) ? marked : `${marked} | ${headSite.name}`;
  const summary =
    seo.description ||
    description ||
    (path === '/' ? headSite.description : `${words}: ${headSite.description}`);
  // Of a protocol for shared links: https://ogp.me
  const shared = {
    type,
    site_name: headSite.name,
    locale: site.locale.replace('-', '_'),
    title: words,
    description: summary,
    url: absolute(path),
    image: absolute(share ? share.url : seo.pictureUrl || headSite.pictureUrl),
    ...(share && { 'image:width': '1200', 'image:height': '630', 'image:alt': share.alt }),
  };
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={summary} />
      {seo.noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={absolute(path)} />
      )}
      {Object.entries(shared).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={site.themeColor} />
      {jsonLd.map(scriptJson).map((json) => (
        <script
          key={json}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes everything that could end the script
          dangerouslySetInnerHTML={{ __html: json }}
        />
      ))}
    </>
  );
}
