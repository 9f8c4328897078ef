import { css } from '@emotion/react';
import { legalTextOf } from '../../content/legalText';
import { color, media, space, text } from '../../theme/tokens';
import { Blocks } from '../blocks/Blocks';
import { pageMargins } from '../ui/PageWidth';
import { PageTitle } from '../ui/page/PageTitle';
import { RichText } from '../ui/RichText';
import type { ContentPageProps } from './contentPage';

const frame = css({
  display: 'grid',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[8]}`,
  [media.wide]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: space[8] },
});
const contents = css({
  alignSelf: 'start',
  paddingBlock: space[4],
  borderBlock: `1px solid ${color.line}`,
  fontSize: text.small,
  [media.wide]: { position: 'sticky', top: space[6] },
  [media.print]: { display: 'none' },
});
const title = css({ marginBottom: space[2], fontSize: text.small, letterSpacing: 0 });
const list = css({
  listStyle: 'none',
  '& a': { display: 'block', paddingBlock: space[1], color: color.ink, lineHeight: 1.4 },
});

/** A long text such as the privacy policy, with a table of contents beside it. */
export function LegalPage({ page, blockContext }: ContentPageProps) {
  const { html, contents: parts } = legalTextOf(page.blocks);
  return (
    <>
      <PageTitle title={page.title} intro={page.intro} />
      <div css={[pageMargins, frame]}>
        {parts.length > 1 && (
          <nav css={contents} aria-labelledby="contents">
            <h2 css={title} id="contents">
              On this page
            </h2>
            <ul css={list}>
              {parts.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <RichText html={html} />
      </div>
      <Blocks blocks={page.blocks.filter(({ kind }) => kind !== 'richText')} blockContext={blockContext} />
    </>
  );
}
