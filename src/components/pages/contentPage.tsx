import type { HeadProps, PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { site as config } from '../../config/site';
import { toDealer } from '../../content/dealer/dealer';
import { type PageData, type PageView, toPage, toPageWords } from '../../content/page';
import type { PageSiteFieldsFragment } from '../../content/queryTypes';
import { breadcrumbJsonLd, toHeadSite } from '../../content/seo';
import { NO_STOCK, type PageStock } from '../../content/stock/pageStock';
import type { Surroundings } from '../blocks/surroundings';
import { PageHead } from '../ui/page/PageHead';

/**
 * The entry that a page was made for. The contract allows null for an unknown id, but the build took the id from the same
 * endpoint.
 * @throws if the endpoint no longer knows an entry that it listed
 */
export function knownEntry<Entry>(entry: Entry | null): Entry {
  if (entry === null) throw new Error('The content endpoint listed an entry and then did not know its id.');
  return entry;
}

interface SiteData {
  readonly site: { readonly buildTime: string };
  readonly content: { readonly site: PageSiteFieldsFragment };
}

/** What the blocks of the page at `path` know about it. The build chose `stock` for the page. */
export const surroundingsOf = (
  data: SiteData,
  path: string,
  stock: Partial<PageStock> = NO_STOCK,
): Surroundings => ({
  path,
  dealer: toDealer(data.content.site),
  stock: { ...NO_STOCK, ...stock },
  builtAt: Date.parse(data.site.buildTime),
  placesId: config.placesId,
});

/** A content page, and what its blocks know about it. */
export interface ContentPageProps {
  readonly page: PageView;
  readonly surroundings: Surroundings;
}

/** What a template shows: the page of its query, at the path where it is. */
export const contentPage = (data: PageData, path: string, stock?: Partial<PageStock>): ContentPageProps => ({
  page: toPage(knownEntry(data.content.page), data.content.site.timeZone),
  surroundings: surroundingsOf(data, path, stock),
});

interface Props {
  readonly data: PageData;
  readonly path: string;
  /** Whatever the editor chose: this page is for those who were sent the link. */
  readonly isUnlisted?: boolean;
  /** Structured data beside the way to the page. */
  readonly jsonLd?: readonly object[];
}

/** The head of a page of content. */
export function ContentPageHead({ data, path, isUnlisted = false, jsonLd = [] }: Props) {
  const page = toPageWords(knownEntry(data.content.page));
  const trail = [
    { label: 'Home', href: '/' },
    { label: page.title, href: path },
  ];
  return (
    <PageHead
      headSite={toHeadSite(data.content.site)}
      title={page.title}
      description={page.intro}
      seo={{ ...page.seo, noindex: page.seo.noindex || isUnlisted }}
      path={path}
      jsonLd={[...(path === '/' ? [] : [breadcrumbJsonLd(trail, config.url)]), ...jsonLd]}
    />
  );
}

/** The template of a page that is its content entry and nothing else. */
export const contentTemplate = <Data extends PageData>(Page: ComponentType<ContentPageProps>) =>
  function ContentTemplate({ data, location, pageContext }: PageProps<Data, Partial<PageStock>>) {
    return <Page {...contentPage(data, location.pathname, pageContext)} />;
  };

/** The head of such a page. */
export const ContentHead = ({ data, location }: HeadProps<PageData>) => (
  <ContentPageHead data={data} path={location.pathname} />
);

/** The head of such a page, where only those who were sent the link should come. */
export const UnlistedHead = ({ data, location }: HeadProps<PageData>) => (
  <ContentPageHead data={data} path={location.pathname} isUnlisted />
);
