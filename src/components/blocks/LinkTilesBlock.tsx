import { css } from '@emotion/react';
import type { BlockOf } from '../../content/blocks/block';
import { color, radius, space } from '../../theme/tokens';
import { fullCardGrid } from '../ui/grids';
import { cardLink, linkedCard } from '../ui/links/cardLink';
import { Link } from '../ui/links/Link';
import { Picture } from '../ui/picture/Picture';
import { Section } from '../ui/Section';

const picture = css({ marginBottom: space[4], borderRadius: radius.medium });
const tile = css({ height: '100%', paddingTop: space[4], borderTop: `1px solid ${color.line}` });
const description = css({ marginTop: space[1], color: color.inkQuiet });

/** Links to other pages, one tile for each. */
export const LinkTilesBlock = ({ block }: { readonly block: BlockOf<'linkTiles'> }) => (
  <Section heading={block.heading} introHtml={block.introHtml}>
    <ul css={fullCardGrid(block.tiles.length)}>
      {block.tiles.map((one) => (
        <li key={one.href}>
          <article css={[linkedCard, !one.picture && tile]}>
            {one.picture && <Picture css={picture} picture={one.picture} ratio="3 / 2" />}
            <h3>
              <Link css={cardLink} href={one.href}>
                {one.label}
              </Link>
            </h3>
            {one.description && <p css={description}>{one.description}</p>}
          </article>
        </li>
      ))}
    </ul>
  </Section>
);
