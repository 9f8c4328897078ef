import { css } from '@emotion/react';
import { color, media, radius, shadow, space, text, wrapRow } from '../../../theme/tokens';
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

/** The home page. Its hero includes the stock search block that follows it; without one, the budget and a tile for each body type. */
export function HomePage({ page, blockContext }: ContentPageProps) {
  const [hero, second] = page.blocks;
  if (hero?.kind !== 'hero') return <StandardPage page={page} blockContext={blockContext} />;
  const search = second?.kind === 'stockSearch' ? second : undefined;
  const { byKeyword, byBudget, byBodyType } = search ?? {
    byKeyword: false,
    byBudget: true,
    byBodyType: true,
  };
  const tiles = byBodyType ? blockContext.stock.bodyTypes : [];
  return (
    <>
      <div>
        <Picture css={picture} picture={hero.picture} isFirst sizes="100vw" />
        <div css={pageMargins}>
          <div css={panel}>
            <div css={side}>
              {hero.heading && <h1 css={question}>{hero.heading}</h1>}
              {hero.introHtml && <RichText css={intro} html={hero.introHtml} />}
              {byBudget && <BudgetHero />}
            </div>
            <div css={[side, otherSide]}>
              {(byKeyword || tiles.length > 0) && (
                <h2 css={otherQuestion}>{search?.heading ?? 'Or start with a body type'}</h2>
              )}
              {byKeyword && <KeywordForm />}
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
      <Blocks blocks={page.blocks} blockContext={blockContext} from={search ? 2 : 1} />
    </>
  );
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
  padding: space[4],
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
  ...wrapRow(`0 ${space[5]}`, 'normal'),
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: 600 },
});
