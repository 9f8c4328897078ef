import { site } from '../../config/site';
import type { HeadSiteView } from '../../content/headSite';
import type { SeoView } from '../../content/seo';

interface Props {
  readonly headSite: HeadSiteView;
  /** The page's own title; the dealership's name follows it. */
  readonly title: string;
  readonly description?: string;
  /** What the editor says to search engines; it wins over title and description. */
  readonly seo?: SeoView;
  /** The page's address without query: `/finance/`. */
  readonly path: string;
  readonly type?: 'website' | 'article';
  /** Structured data, one object each. */
  readonly jsonLd?: readonly object[];
}

/** Absolute, as shared links and search engines want it. */
const absolute = (url: string) => (url.startsWith('/') ? `${site.url}${url}` : url);

/** Data inside a script element: no `<` that could end it. */
export const scriptJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** What a page says of itself to search engines, shared links and the browser's tab. For a template's `Head`. */
export function PageHead({ headSite, title, description, seo, path, type = 'website', jsonLd = [] }: Props) {
  const words = seo?.title ?? title;
  const full = words.includes(headSite.name) ? words : `${words} | ${headSite.name}`;
  const summary = seo?.description ?? description ?? headSite.description;
  const picture = absolute(seo?.pictureUrl ?? headSite.pictureUrl);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={summary} />
      {seo?.noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={absolute(path)} />
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={headSite.name} />
      <meta property="og:locale" content={site.locale.replace('-', '_')} />
      <meta property="og:title" content={words} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={absolute(path)} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={site.theme.color.paper} />
      {jsonLd.map((data) => (
        <script
          key={JSON.stringify(data).slice(0, 80)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by scriptJson, which leaves no way out of it
          dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
        />
      ))}
    </>
  );
}
