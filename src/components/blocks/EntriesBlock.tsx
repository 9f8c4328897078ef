import { css } from '@emotion/react';
import { VEHICLE_INDEX_PATH } from '../../content/addresses';
import type { BlockOf } from '../../content/blocks/block';
import { toPostCard } from '../../content/blog/postCard';
import type { OfferStocks } from '../../content/specials/offerStock';
import { toBrandSpecial, toDealerSpecial } from '../../content/specials/special';
import { assertUnreachable } from '../../domain/unreachable';
import { runsAt } from '../../domain/wallClock';
import { space } from '../../theme/tokens';
import { OfferEnd } from '../price/OfferEnd';
import { fullCardGrid, swipeRow } from '../ui/grids';
import { cardLink, linkedCard } from '../ui/links/cardLink';
import { Link } from '../ui/links/Link';
import { Picture } from '../ui/picture/Picture';
import { Section } from '../ui/Section';
import { useNow } from '../ui/visit/useClock';
import type { PlacedBlock } from './blockContext';
import { OfferFigures } from './cards/OfferFigures';
import { PostCard } from './cards/PostCard';
import { SpecialRow, type SpecialRowProps } from './cards/SpecialRow';
import { VehicleCards } from './cards/VehicleCard';

/** A block that lists other entries of the content. */
export function EntriesBlock({
  block,
  blockContext: {
    builtAt,
    dealer: { timeZone },
    stock: { offers },
  },
}: PlacedBlock<'posts' | 'specials' | 'vehicleRange'>) {
  switch (block.kind) {
    case 'posts':
      return <PostsBlock block={block} builtAt={builtAt} timeZone={timeZone} />;
    case 'specials':
      return <SpecialsBlock block={block} builtAt={builtAt} timeZone={timeZone} stocks={offers} />;
    case 'vehicleRange':
      return <VehicleRangeBlock block={block} />;
    default:
      return assertUnreachable(block);
  }
}

const VehicleRangeBlock = ({ block }: { readonly block: BlockOf<'vehicleRange'> }) => (
  <Section
    heading={block.heading}
    introHtml={block.introHtml}
    more={{ label: 'The whole range', href: VEHICLE_INDEX_PATH }}
  >
    <VehicleCards vehicles={block.vehicles} />
  </Section>
);

/** Up to three are a row to swipe on a phone; more are a column. */
const cardRow = (cards: number) => (cards > 3 ? fullCardGrid(cards) : swipeRow(cards, 3));

interface DatedProps<Kind extends 'posts' | 'specials'> {
  readonly block: BlockOf<Kind>;
  readonly builtAt: number;
  readonly timeZone: string;
}

function PostsBlock({ block, builtAt, timeZone }: DatedProps<'posts'>) {
  const now = useNow(builtAt);
  const published = block.posts
    .map((post) => toPostCard(post, timeZone))
    .filter((post) => runsAt({ startsAt: post.publishedAt }, now))
    .slice(0, block.limit);
  if (published.length === 0) return null;
  return (
    <Section heading={block.heading}>
      <ul css={cardRow(published.length)}>
        {published.map((post) => (
          <li key={post.href}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The current offers. An offer that ends while the page is open disappears. */
function SpecialsBlock({
  block,
  builtAt,
  timeZone,
  stocks = {},
}: DatedProps<'specials'> & { readonly stocks: OfferStocks | undefined }) {
  const now = useNow(builtAt);
  const running = [
    ...block.brandSpecials.map((special) => toBrandSpecial(special, timeZone)),
    ...block.dealerSpecials.map((special) => toDealerSpecial(special, timeZone)),
  ]
    .filter((special) => runsAt(special, now))
    .slice(0, block.limit);
  const [only] = running;
  if (running.length === 0) return null;
  return (
    <Section heading={block.heading} introHtml={block.introHtml}>
      {only && running.length === 1 ? (
        <SpecialRow special={only} heading="h3" now={now} stock={stocks[only.key]} />
      ) : (
        <ul css={cardRow(running.length)}>
          {running.map((special) => (
            <li key={special.key}>
              <SpecialCard special={special} now={now} stock={stocks[special.key]} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const end = css({ marginTop: space[4] });
const title = css({ marginTop: space[1] });
const summary = css({ marginTop: space[2] });
const figures = css({ display: 'grid', gap: space[1], marginTop: space[2] });

const SpecialCard = ({ special, now, stock }: Omit<SpecialRowProps, 'heading' | 'isFirst'>) => (
  <article css={linkedCard}>
    <Picture picture={{ ...special.picture, alt: '' }} ratio="3 / 2" />
    <div css={end}>
      <OfferEnd endsAt={special.endsAt} now={now} />
    </div>
    <h3 css={title}>
      <Link css={cardLink} href={special.href}>
        {special.title}
      </Link>
    </h3>
    <p css={summary}>{special.summary}</p>
    <div css={figures}>
      <OfferFigures special={special} stock={stock} />
    </div>
  </article>
);
