import { site as config } from '../../../config/site';
import { breadcrumbJsonLd } from '../../../content/breadcrumbJsonLd';
import { knownEntry } from '../../../content/knownEntry';
import { toPage } from '../../../content/page';
import type { PageData } from '../../../content/pageContent';
import { toPageSite } from '../../../content/pageSite';
import { PageHead } from '../../layout/PageHead';

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
  const { head, timeZone } = toPageSite(data.content.site);
  const page = toPage(knownEntry(data.content.page), timeZone);
  const trail = [
    { label: 'Home', href: '/' },
    { label: page.title, href: path },
  ];
  return (
    <PageHead
      headSite={head}
      title={page.title}
      description={page.intro}
      seo={{ ...page.seo, noindex: page.seo.noindex || isUnlisted }}
      path={path}
      jsonLd={[...(path === '/' ? [] : [breadcrumbJsonLd(trail, config.url)]), ...jsonLd]}
    />
  );
}
