import type { PageProps } from 'gatsby';
import { type ComponentType, createElement } from 'react';
import { site as config } from '../../config/site';
import { HOME } from '../../content/addresses';
import { toDealer } from '../../content/dealer/dealer';
import { type PageData, type PageView, toPage, toPageWords } from '../../content/page';
import { breadcrumbJsonLd, toHeadSite } from '../../content/seo';
import { NO_STOCK, type PageStock } from '../../content/stock/pageStock';
import type { BlockContext } from '../blocks/blockContext';
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

/** What the blocks of the page at `path` know about it. The build chose `stock` for the page. */
export const blockContextOf = (
  data: Pick<PageData, 'site'> & { readonly content: Pick<PageData['content'], 'site'> },
  path: string,
  stock: Partial<PageStock> = NO_STOCK,
): BlockContext => ({
  path,
  dealer: toDealer(data.content.site),
  stock: { ...NO_STOCK, ...stock },
  builtAt: Date.parse(data.site.buildTime),
  placesId: config.placesId,
});

export interface ContentPageProps {
  readonly page: PageView;
  readonly blockContext: BlockContext;
}

/** What a template shows: the page of its query, at the path where it is. */
export const contentPage = (data: PageData, path: string, stock?: Partial<PageStock>): ContentPageProps => ({
  page: toPage(knownEntry(data.content.page), data.content.site.timeZone),
  blockContext: blockContextOf(data, path, stock),
});

interface Props {
  readonly data: PageData;
  readonly location: { readonly pathname: string };
  readonly jsonLd?: readonly object[];
  /** Whatever the editor chose: this page is for those who were sent the link. */
  readonly isUnlisted?: boolean;
}

/** The head of a page of content. */
export function ContentHead({ data, location: { pathname }, jsonLd = [], isUnlisted = false }: Props) {
  const { title, intro, seo } = toPageWords(knownEntry(data.content.page));
  const trail = [HOME, { label: title, href: pathname }];
  return (
    <PageHead
      headSite={toHeadSite(data.content.site)}
      title={title}
      description={intro}
      seo={{ ...seo, noindex: seo.noindex || isUnlisted }}
      path={pathname}
      jsonLd={[...(pathname === '/' ? [] : [breadcrumbJsonLd(trail, config.url)]), ...jsonLd]}
    />
  );
}

/** The head of a page where only those who were sent the link should come. */
export const UnlistedHead = ({ data, location }: Props) => (
  <ContentHead data={data} location={location} isUnlisted />
);

/**
 * The template of a content page.
 * @param toOwn what the page shows besides its entry, from its query and from what the build chose for it
 */
export function contentTemplate<
  Content extends PageData['content'],
  Props extends ContentPageProps = ContentPageProps,
  Context = object,
>(
  Page: ComponentType<Props>,
  toOwn?: (content: Content, context: Context) => Omit<Props, keyof ContentPageProps>,
) {
  type Data = Omit<PageData, 'content'> & { readonly content: Content };
  return function ContentTemplate(props: PageProps<Data, Context & Partial<PageStock>>) {
    const { data, location, pageContext } = props;
    const page = contentPage(data, location.pathname, pageContext);
    return createElement(Page, { ...page, ...toOwn?.(data.content, pageContext) } as Props);
  };
}
