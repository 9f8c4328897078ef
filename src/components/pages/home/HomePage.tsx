import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { BlockOf } from '../../../content/blocks/block';
import type { BodyTypeTileView } from '../../../content/stock/pageStock';
import { color, media, radius, shadow, space, text } from '../../../theme/tokens';
import { Blocks } from '../../blocks/Blocks';
import { BodyTypeTiles } from '../../blocks/BodyTypeTiles';
import { BudgetHero } from '../../search/BudgetHero';
import { KeywordForm } from '../../search/KeywordForm';
import { Link } from '../../ui/links/Link';
import { pageMargins } from '../../ui/PageWidth';
import { Picture } from '../../ui/picture/Picture';
import { RichText } from '../../ui/RichText';
import type { ContentPageProps } from '../contentPage';
import { StandardPage } from '../StandardPage';

/**
 * The home page. Its hero includes a stock search block that follows it, with the searches that its editor chose. Without one,
 * it asks for the budget.
 */
export function HomePage({ page, surroundings }: ContentPageProps) {
  const [hero, second] = page.blocks;
  if (hero?.kind !== 'hero') return <StandardPage page={page} surroundings={surroundings} />;
  const search = second?.kind === 'stockSearch' ? second : undefined;
  return (
    <>
      <HomeHero
        hero={hero}
        search={search}
        tiles={search === undefined || search.byBodyType ? surroundings.stock.bodyTypes : []}
        budget={(search === undefined || search.byBudget) && <BudgetHero />}
      />
      <Blocks blocks={page.blocks} surroundings={surroundings} from={search ? 2 : 1} />
    </>
  );
}

interface HomeHeroProps {
  readonly hero: BlockOf<'hero'>;
  /** The stock search block, if the editor put it right after the hero. */
  readonly search?: BlockOf<'stockSearch'>;
  /** A tile for each body type. Without a stock search block they are there; with one, if its editor wants them. */
  readonly tiles: readonly BodyTypeTileView[];
  /** The form that turns a repayment into a price. */
  readonly budget: ReactNode;
}

const picture = css({
  height: '56vw',
  borderRadius: 0,
  // Wider screens cut less of its height away than a fixed limit would.
  maxHeight: 'clamp(13rem, 42vh, max(28rem, 22vw))',
  // A building's sign and roof are in the upper part, and the panel lies over the lower edge.
  objectPosition: '50% 15%',
  [media.medium]: { height: '44vw' },
});
const panel = css({
  position: 'relative',
  display: 'grid',
  marginInline: `calc(-1 * ${space[4]})`,
  background: color.surface,
  [media.medium]: {
    marginInline: 0,
    marginTop: `calc(-1 * ${space[6]})`,
    borderRadius: radius.medium,
    boxShadow: shadow,
  },
  [media.wide]: { gridTemplateColumns: '7fr 5fr' },
});
const side = css({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  padding: `${space[5]} ${space[4]}`,
  [media.medium]: { padding: space[6] },
});
const otherSide = css({
  borderTop: `1px solid ${color.line}`,
  [media.wide]: { borderTop: 0, borderLeft: `1px solid ${color.line}` },
});
const question = css({ fontSize: text.page, [media.wide]: { fontSize: text.section } });
const otherQuestion = css({ fontSize: text.title });
const intro = css({ color: color.inkQuiet });
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: 600 },
});

/** The top of the home page: the picture, the budget question, and other searches beside it. */
const HomeHero = ({ hero, search, tiles, budget }: HomeHeroProps) => (
  <div>
    <Picture css={picture} picture={hero.picture} isFirst sizes="100vw" />
    <div css={pageMargins}>
      <div css={panel}>
        <div css={side}>
          {hero.heading && <h1 css={question}>{hero.heading}</h1>}
          {hero.introHtml && <RichText css={intro} html={hero.introHtml} />}
          {budget}
        </div>
        <div css={[side, otherSide]}>
          {(search?.byKeyword || tiles.length > 0) && (
            <h2 css={otherQuestion}>{search?.heading ?? 'Or start with a body type'}</h2>
          )}
          {search?.byKeyword && <KeywordForm />}
          {tiles.length > 0 && <BodyTypeTiles tiles={tiles} />}
          <div css={actions}>
            {hero.actions.map(({ label, href }) => (
              <Link key={href} href={href}>
                {label}
              </Link>
            ))}
          </div>
        </div>
      </div>
    </div>
  </div>
);
