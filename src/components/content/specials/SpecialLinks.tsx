import { css } from '@emotion/react';
import type { PageView } from '../../../content/page';
import { withCampaign } from '../../../domain/withCampaign';
import { color, space, text } from '../../../theme/tokens';
import { pageMargins } from '../../ui/PageWidth';
import { Block } from '../blocks/Block';
import type { Surroundings } from '../blocks/surroundings';
import { SpecialLinkTile } from './SpecialLinkTile';
import { useCampaignSearch } from './useCampaignSearch';

interface Props {
  readonly page: PageView;
  readonly surroundings: Surroundings;
}

const frame = css({
  maxWidth: '36rem',
  paddingBlock: `${space[6]} ${space[8]}`,
});
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
const list = css({ display: 'grid', gap: space[3], padding: 0, listStyle: 'none' });

/** The links of posts and posters in one narrow column, made for a thumb. They carry the campaign on. */
export function SpecialLinks({ page, surroundings }: Props) {
  const search = useCampaignSearch();
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
          <Block key={place} block={block} place={place} surroundings={surroundings} />
        ),
      )}
    </>
  );
}
