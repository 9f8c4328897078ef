import { SHARE_PICTURE } from '../../../config/icons';
import { site } from '../../../config/site';
import type { HeadSiteView } from '../../../content/headSite';
import type { SeoView, ShareView } from '../../../content/seo';

interface Props {
  readonly headSite: HeadSiteView;
  /** The page's own title. The dealership's name is added to it. */
  readonly title: string;
  readonly description?: string;
  /** The editor's words for search engines, which override title and description. */
  readonly seo?: SeoView;
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
  description,
  seo,
  path,
  type = 'website',
  share,
  jsonLd = [],
}: Props) {
  const words = seo?.title ?? title;
  const full = words.includes(headSite.name) ? words : `${words} | ${headSite.name}`;
  const summary = seo?.description ?? description ?? headSite.description;
  const picture = absolute(share?.url ?? seo?.pictureUrl ?? headSite.pictureUrl);
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
      {share && (
        <>
          <meta property="og:image:width" content={`${SHARE_PICTURE.width}`} />
          <meta property="og:image:height" content={`${SHARE_PICTURE.height}`} />
          <meta property="og:image:alt" content={share.alt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={site.themeColor} />
      {jsonLd.map((data) => (
        <script
          key={JSON.stringify(data).slice(0, 80)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes everything that could end the script
          dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
        />
      ))}
    </>
  );
}
