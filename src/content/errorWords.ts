import { graphql } from 'gatsby';
import type { ErrorContentFieldsFragment } from './queryTypes';
import type { SeoView } from './seo';

export type ErrorPageType = 'notFound' | 'serverError';

export interface ErrorWordsView {
  readonly title: string;
  readonly intro: string;
  readonly seo: SeoView;
}

export const errorContentFields = graphql`
  fragment ErrorContentFields on Content {
    site {
      phone
      ...HeadSiteFields
    }
    pages {
      pageType
      title
      intro
    }
  }
`;

/** The words if the content has no page of the type. */
const DEFAULTS: Readonly<Record<ErrorPageType, { readonly title: string; readonly intro: string }>> = {
  notFound: {
    title: 'This page isn’t here',
    intro: 'The address may be old, or the vehicle may have been sold. The stock list is always up to date.',
  },
  serverError: {
    title: 'Something went wrong at our end',
    intro: 'Please try again in a minute, or call us: the telephone still works.',
  },
};

/** The words of an error page. Search engines never index it. */
export function errorWords({ pages }: ErrorContentFieldsFragment, pageType: ErrorPageType): ErrorWordsView {
  const page = pages.find((one) => one.pageType === pageType);
  return {
    title: page?.title ?? DEFAULTS[pageType].title,
    intro: page?.intro ?? DEFAULTS[pageType].intro,
    seo: { noindex: true },
  };
}
