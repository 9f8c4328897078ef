import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { color, media, space, text, wrapRow } from '../../theme/tokens';
import { Link } from './links/Link';
import { pageMargins } from './PageWidth';
import { RichText } from './RichText';

interface Props {
  readonly heading?: string;
  /** Sanitised HTML under the heading. */
  readonly introHtml?: string;
  readonly more?: { readonly label: string; readonly href: string };
  readonly ground?: 'paper' | 'deep' | 'accent';
  /** Whether the heading is beside the content in a wide window: for text, which does not fill the width. */
  readonly isBeside?: boolean;
  readonly id?: string;
  readonly children?: ReactNode;
}

/** Neighbouring plain sections share the room between them, so each adds half. A tinted section keeps off the page's title. */
const paper = css({
  paddingBlock: space[4],
  [media.medium]: { paddingBlock: space[6] },
  [media.wide]: { paddingBlock: space[7] },
});
const tinted = css({
  paddingBlock: space[5],
  [media.medium]: { paddingBlock: space[7] },
  // Directly below the page's title, whatever makes the block live (`NearWindow`, `later`).
  'header + &, header + [data-later] &:first-child': { marginTop: space[7] },
  [media.wide]: { paddingBlock: space[8] },
});
const grounds = {
  paper: css(paper),
  deep: css(tinted, { background: color.paperDeep }),
  accent: css(tinted, {
    background: color.accent,
    color: color.onAccent,
    '& a:not([data-button])': { color: 'inherit' },
    '& :focus-visible': { outlineColor: color.onAccent },
  }),
};
const head = css({
  ...wrapRow(`${space[1]} ${space[6]}`, 'end'),
  justifyContent: 'space-between',
  marginBottom: space[3],
  [media.wide]: { marginBottom: space[6] },
});
const beside = css({
  [media.wide]: { display: 'grid', gridTemplateColumns: '4fr 8fr', columnGap: space[8], alignItems: 'start' },
});
const words = css({ display: 'grid', gap: space[2], maxWidth: '42rem' });
const intro = css({ [media.medium]: { fontSize: text.lead } });
const content = css({ minWidth: 0 });
const moreLink = css({ display: 'inline-block', paddingBlock: space[2], fontWeight: 600 });

/** A section of the page with one heading. */
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
