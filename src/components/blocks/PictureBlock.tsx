import { css } from '@emotion/react';
import type { BlockOf } from '../../content/blocks/block';
import { toTeamMember } from '../../content/dealer/teamMember';
import type { PageStock } from '../../content/stock/pageStock';
import { assertUnreachable } from '../../domain/unreachable';
import { color, media, space, text } from '../../theme/tokens';
import { fullCardGrid, swipeRow } from '../ui/grids';
import { cardLink, linkedCard } from '../ui/links/cardLink';
import { Link } from '../ui/links/Link';
import { Picture } from '../ui/picture/Picture';
import { PictureRow } from '../ui/picture/PictureRow';
import { Section } from '../ui/Section';
import { MemberWords, Portrait } from './cards/Portrait';

interface Props {
  readonly block: BlockOf<'gallery' | 'linkTiles' | 'team'>;
  /** How many vehicles the lists behind link tiles have, by address. */
  readonly counts?: PageStock['counts'];
}

/** A block of pictures: of anything, of where a link leads, or of the people. */
export function PictureBlock({ block, counts = {} }: Props) {
  switch (block.kind) {
    case 'gallery':
      return <GalleryBlock block={block} />;
    case 'linkTiles':
      return <LinkTilesBlock block={block} counts={counts} />;
    case 'team':
      return <TeamBlock block={block} />;
    default:
      return assertUnreachable(block);
  }
}

const GalleryBlock = ({ block }: { readonly block: BlockOf<'gallery'> }) => (
  <Section heading={block.heading}>
    <PictureRow pictures={block.pictures} label={block.heading ? `Pictures: ${block.heading}` : 'Pictures'} />
  </Section>
);

const picture = css({ marginBottom: space[4] });
const tile = css({ height: '100%', paddingTop: space[4], borderTop: `1px solid ${color.line}` });
const description = css({
  marginTop: space[1],
  color: color.inkQuiet,
  [media.phone]: { fontSize: text.small, lineHeight: 1.4 },
});
/** Words alone take half of a phone’s width. */
const pairs = css({ [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space[5] } });

interface TilesProps {
  readonly block: BlockOf<'linkTiles'>;
  readonly counts: NonNullable<Props['counts']>;
}

const LinkTilesBlock = ({ block, counts }: TilesProps) => (
  <Section heading={block.heading} introHtml={block.introHtml}>
    <ul css={[fullCardGrid(block.tiles.length), block.tiles.every((one) => !one.picture) && pairs]}>
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
            {counts[one.href] !== undefined && <p css={description}>{counts[one.href]} here</p>}
          </article>
        </li>
      ))}
    </ul>
  </Section>
);

const person = css({ '& h3': { marginTop: space[4] }, '& p + p': { marginTop: space[1] } });

/** A phone shows two people at once. */
const twoPeople = css({ [media.phone]: { gridAutoColumns: '46%' } });

const TeamBlock = ({ block }: { readonly block: BlockOf<'team'> }) => (
  <Section heading={block.heading} introHtml={block.introHtml}>
    <ul css={[swipeRow(block.members.length, 4), twoPeople]}>
      {block.members.map(toTeamMember).map((member) => (
        <li key={member.id}>
          <article css={person}>
            <Portrait member={member} sizes="(min-width: 60em) 17rem, 46vw" />
            <MemberWords member={member} />
          </article>
        </li>
      ))}
    </ul>
  </Section>
);
