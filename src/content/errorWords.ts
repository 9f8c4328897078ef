import { graphql } from 'gatsby';
import type { ErrorContentFieldsFragment } from './queryTypes';

export type ErrorPageType = 'notFound' | 'serverError';

interface ErrorWords {
  readonly title: string;
  readonly intro: string;
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
const DEFAULTS: Readonly<Record<ErrorPageType, ErrorWords>> = {
  notFound: {
    title: 'This page isn’t here',
    intro:
      'The address may be old, or what was there may have been sold. The stock list is always up to date.',
  },
  serverError: {
    title: 'Something went wrong at our end',
    intro: 'Please try again in a minute, or call us: the telephone still works.',
  },
};

/** The words of an error page. */
export function errorWords({ pages }: ErrorContentFieldsFragment, pageType: ErrorPageType): ErrorWords {
  const page = pages.find((one) => one.pageType === pageType);
  const { title, intro } = DEFAULTS[pageType];
  return { title: page?.title ?? title, intro: page?.intro ?? intro };
}
