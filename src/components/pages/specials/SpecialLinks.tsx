import { css } from '@emotion/react';
import type { LinkTileView } from '../../../content/blocks/block';
import { withCampaign } from '../../../domain/campaign';
import { color, motion, radius, space, text } from '../../../theme/tokens';
import { Block } from '../../blocks/Blocks';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/links/Link';
import { pageMargins } from '../../ui/PageWidth';
import { Picture } from '../../ui/picture/Picture';
import { RichText } from '../../ui/RichText';
import { useHydrated } from '../../ui/useHydrated';
import type { ContentPageProps } from '../contentPage';

const frame = css({ maxWidth: '36rem', paddingBlock: `${space[6]} ${space[8]}` });
const head = css({ display: 'grid', gap: space[3], textAlign: 'center', justifyItems: 'center' });
const heading = css({ fontSize: text.section });
const intro = css({ color: color.inkQuiet });
const groupTitle = css({
  marginBlock: `${space[6]} ${space[3]}`,
  color: color.inkQuiet,
  fontSize: text.small,
  fontWeight: 600,
  letterSpacing: 0,
});
const groupIntro = css({ marginBottom: space[3], color: color.inkQuiet, fontSize: text.small });
const list = css({ display: 'grid', gap: space[3], listStyle: 'none' });

/** Links for social posts and posters, in one narrow column made for a thumb. They keep the campaign parameters. */
export function SpecialLinks({ page, blockContext }: ContentPageProps) {
  // A built page knows no query.
  const search = useHydrated() ? window.location.search : '';
  return (
    <>
      <div css={[pageMargins, frame]}>
        <header css={head}>
          <h1 css={heading}>{page.title}</h1>
          {page.intro && <p css={intro}>{page.intro}</p>}
        </header>
        {page.blocks.map((block, place) =>
          block.kind === 'linkTiles' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names and never change their order
            <section key={place} aria-label={block.heading}>
              {block.heading && <h2 css={groupTitle}>{block.heading}</h2>}
              {block.introHtml && <RichText css={groupIntro} html={block.introHtml} />}
              <ul css={list}>
                {block.tiles.map((tile) => (
                  <li key={tile.label}>
                    <SpecialLinkTile tile={{ ...tile, href: withCampaign(tile.href, search) }} />
                  </li>
                ))}
              </ul>
            </section>
          ) : null,
        )}
      </div>
      {page.blocks.map((block, place) =>
        block.kind === 'linkTiles' ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names and never change their order
          <Block key={place} block={block} place={place} blockContext={blockContext} />
        ),
      )}
    </>
  );
}

const tileStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: '3.75rem',
  padding: space[2],
  paddingRight: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.ink,
  lineHeight: 1.3,
  textDecoration: 'none',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  '&:hover': { borderColor: color.accent, background: color.accentSoft },
  '& svg': { color: color.accent },
});
const picture = css({ width: '5.5rem', borderRadius: radius.small });
const bare = css({ gridColumn: '1 / 3', paddingLeft: space[2] });
const label = css({ display: 'block', fontWeight: 600 });
const description = css({
  display: 'block',
  marginTop: space[1],
  color: color.inkQuiet,
  fontSize: text.small,
});

const SpecialLinkTile = ({ tile }: { readonly tile: LinkTileView }) => (
  <Link css={tileStyle} href={tile.href}>
    {tile.picture && (
      <Picture css={picture} picture={{ ...tile.picture, alt: '' }} ratio="4 / 3" sizes="5.5rem" />
    )}
    <span css={!tile.picture && bare}>
      <span css={label}>{tile.label}</span>
      {tile.description && <span css={description}>{tile.description}</span>}
    </span>
    <Icon name="arrow" />
  </Link>
);
