import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { color, media, space, text } from '../../theme/tokens';
import { Link } from './links/Link';
import { pageMargins } from './PageWidth';
import { RichText } from './RichText';

interface Props {
  /** Names the section; a section without one is a plain part of the page. */
  readonly heading?: string;
  /** Sanitised HTML under the heading. */
  readonly introHtml?: string;
  /** One link at the heading's right: where more of this is. */
  readonly more?: { readonly label: string; readonly href: string };
  readonly ground?: 'paper' | 'deep' | 'green';
  /** In a wide window the heading stands beside what it names: for text, which does not fill the width. */
  readonly isBeside?: boolean;
  readonly id?: string;
  readonly children?: ReactNode;
}

/** Two bands of paper meet, so each has half of the room between them; one of its own ground stands off the title. */
const paper = css({ paddingBlock: space[6], [media.wide]: { paddingBlock: space[7] } });
const tinted = css({
  paddingBlock: space[7],
  // Directly under a page's title, also where the block's script comes later (`later`).
  'header + &, header + [data-later] > &:first-child': { marginTop: space[7] },
  [media.wide]: { paddingBlock: space[8] },
});
const grounds = {
  paper: css(paper),
  deep: css(tinted, { background: color.paperDeep }),
  green: css(tinted, {
    background: color.green,
    color: color.onGreen,
    '& a:not([data-button])': { color: 'inherit' },
    '& :focus-visible': { outlineColor: color.onGreen },
  }),
};
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
  marginBottom: space[5],
  [media.wide]: { marginBottom: space[6] },
});
const beside = css({
  [media.wide]: { display: 'grid', gridTemplateColumns: '4fr 8fr', columnGap: space[8], alignItems: 'start' },
});
const words = css({ display: 'grid', gap: space[3], maxWidth: '42rem' });
const intro = css({ fontSize: text.lead, lineHeight: 1.5 });
const content = css({ minWidth: 0 });
const moreLink = css({ display: 'inline-block', paddingBlock: space[2], fontWeight: 600 });

/** A band of the page under one heading. */
export function Section({
  heading,
  introHtml,
  more,
  ground = 'paper',
  isBeside = false,
  id,
  children,
}: Props) {
  const headingId = useId();
  return (
    <section css={grounds[ground]} id={id} aria-labelledby={heading ? headingId : undefined}>
      <div css={[pageMargins, isBeside && heading ? beside : undefined]}>
        {(heading || introHtml || more) && (
          <div css={head}>
            <div css={words}>
              {heading && <h2 id={headingId}>{heading}</h2>}
              {introHtml && <RichText css={intro} html={introHtml} />}
            </div>
            {more && (
              <Link css={moreLink} href={more.href}>
                {more.label}
              </Link>
            )}
          </div>
        )}
        {children && <div css={content}>{children}</div>}
      </div>
    </section>
  );
}
