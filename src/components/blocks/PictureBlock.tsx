import { css } from '@emotion/react';
import { telephoneHref } from '../../content/addresses';
import type { BlockOf } from '../../content/blocks/block';
import type { TeamMemberView } from '../../content/dealer/teamMember';
import { assertUnreachable } from '../../domain/unreachable';
import { color, space, text } from '../../theme/tokens';
import { fullCardGrid, swipeRow } from '../ui/grids';
import { cardLink, linkedCard } from '../ui/links/cardLink';
import { Link } from '../ui/links/Link';
import { Picture } from '../ui/picture/Picture';
import { PictureRow } from '../ui/picture/PictureRow';
import { Section } from '../ui/Section';
import { Portrait } from './cards/Portrait';

interface Props {
  readonly block: BlockOf<'gallery' | 'linkTiles' | 'team'>;
}

/** A block of pictures: of anything, of where a link leads, or of the people. */
export function PictureBlock({ block }: Props) {
  switch (block.kind) {
    case 'gallery':
      return <GalleryBlock block={block} />;
    case 'linkTiles':
      return <LinkTilesBlock block={block} />;
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
const description = css({ marginTop: space[1], color: color.inkQuiet });

/** Links to other pages, one tile for each. */
const LinkTilesBlock = ({ block }: { readonly block: BlockOf<'linkTiles'> }) => (
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

const TeamBlock = ({ block }: { readonly block: BlockOf<'team'> }) => (
  <Section heading={block.heading} introHtml={block.introHtml}>
    <ul css={swipeRow(block.members.length, 4)}>
      {block.members.map((member) => (
        <li key={member.id}>
          <TeamCard member={member} />
        </li>
      ))}
    </ul>
  </Section>
);

const name = css({ marginTop: space[4], fontSize: text.lead });
const role = css({ color: color.inkQuiet, fontSize: text.small });
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  marginTop: space[1],
  fontSize: text.small,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem' },
});

/** A member of the team, with contact details. */
const TeamCard = ({ member }: { readonly member: TeamMemberView }) => (
  <article>
    <Portrait member={member} sizes="(min-width: 60em) 17rem, 46vw" />
    <h3 css={name}>{member.name}</h3>
    <p css={role}>{member.role}</p>
    <p css={ways}>
      {member.phone && <a href={telephoneHref(member.phone)}>{member.phone}</a>}
      {member.email && (
        <a href={`mailto:${member.email}`} aria-label={`E-mail ${member.name}`}>
          E-mail
        </a>
      )}
    </p>
  </article>
);
