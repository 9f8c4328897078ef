import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ErrorContentFieldsFragment } from '../../content/queryTypes';
import { toHeadSite } from '../../content/seo';
import { telephoneHref } from '../../content/telephoneHref';
import { color, media, space, text } from '../../theme/tokens';
import { KeywordForm } from '../search/KeywordForm';
import { ButtonLink, buttonRow } from '../ui/Button';
import { pageMargins } from '../ui/PageWidth';
import { PageHead } from '../ui/page/PageHead';
import { EmptyBay } from './EmptyBay';

interface Props {
  readonly content: ErrorContentFieldsFragment;
  readonly pageType: keyof typeof DEFAULTS;
}

const frame = css({
  display: 'grid',
  gap: space[7],
  alignItems: 'center',
  minHeight: '60vh',
  paddingBlock: space[8],
  [media.wide]: { gridTemplateColumns: '6fr 6fr' },
});
const words = css({ display: 'grid', gap: space[5], justifyItems: 'stretch' });
const lead = css({ color: color.inkQuiet, fontSize: text.lead });

/** A page that could not be shown: what happened, and the ways on. */
export function ErrorPage(props: Props) {
  const { title, intro } = errorWords(props);
  const { phone } = props.content.site;
  return (
    <div css={[pageMargins, frame]}>
      <div css={words}>
        <h1>{title}</h1>
        {intro && <p css={lead}>{intro}</p>}
        <KeywordForm />
        <div css={buttonRow}>
          <ButtonLink href="/stock/">See all stock</ButtonLink>
          <ButtonLink href="/">Home page</ButtonLink>
          <ButtonLink href={telephoneHref(phone)}>Call {phone}</ButtonLink>
        </div>
      </div>
      <EmptyBay />
    </div>
  );
}

/** The head of such a page. Search engines never index it. */
export function ErrorHead({ path, ...props }: Props & { readonly path: string }) {
  const { title, intro } = errorWords(props);
  const headSite = toHeadSite(props.content.site);
  return (
    <PageHead headSite={headSite} title={title} description={intro} seo={{ noindex: true }} path={path} />
  );
}

export const errorContentFields = graphql`
  fragment ErrorContentFields on Content {
    site { phone ...HeadSiteFields }
    pages { pageType title intro }
  }
`;

const DEFAULTS = {
  notFound: {
    title: 'This page isn’t here',
    intro:
      'The address may be old, or what was there may have been sold. The stock list is always up to date.',
  },
  serverError: {
    title: 'Something went wrong at our end',
    intro: 'Please try again in a minute, or give us a call.',
  },
};

function errorWords({ content: { pages }, pageType }: Props) {
  const page = pages.find((one) => one.pageType === pageType);
  const { title, intro } = DEFAULTS[pageType];
  return { title: page?.title ?? title, intro: page?.intro ?? intro };
}
