import { css } from '@emotion/react';
import type { BlockOf } from '../../content/blocks/block';
import { color, font, media, pageWidth, radius, space, text } from '../../theme/tokens';
import { Actions } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { fullCardGrid } from '../ui/grids';
import { ICON_PATHS, LineDrawing } from '../ui/Icon';
import { Link } from '../ui/links/Link';
import { pageMargins } from '../ui/PageWidth';
import { Picture } from '../ui/picture/Picture';
import { RichText } from '../ui/RichText';
import { Section } from '../ui/Section';

interface FirstProps<Kind extends 'hero' | 'imageText'> {
  readonly block: BlockOf<Kind>;
  /** Whether it is the page's first block. Its picture then loads first, and the heading of a hero is the page's title. */
  readonly isFirst: boolean;
}

const frame = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'center',
  paddingBlock: `${space[6]} ${space[7]}`,
  [media.wide]: { gridTemplateColumns: '5fr 7fr', gap: space[8], paddingBlock: space[8] },
});
const words = css({ display: 'grid', gap: space[5] });
const intro = css({ fontSize: text.lead });

/** A large picture with the words that open a page. */
export function HeroBlock({ block, isFirst }: FirstProps<'hero'>) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div css={[pageMargins, frame]}>
      <div css={words}>
        {block.heading && <Heading>{block.heading}</Heading>}
        {block.introHtml && <RichText css={intro} html={block.introHtml} />}
        <Actions actions={block.actions} />
      </div>
      <Picture
        picture={block.picture}
        ratio="3 / 2"
        isFirst={isFirst}
        sizes={`(min-width: 60em) calc(${pageWidth} * 7 / 12), 100vw`}
      />
    </div>
  );
}

const imageFrame = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'center',
  [media.wide]: { gridTemplateColumns: '1fr 1fr', gap: space[8] },
});
const pictureFirst = css({ [media.wide]: { order: -1 } });

/** Text beside a picture. On a phone the text comes first. */
export const ImageTextBlock = ({ block, isFirst }: FirstProps<'imageText'>) => (
  <Section>
    <div css={imageFrame}>
      <div css={words}>
        {block.heading && <h2>{block.heading}</h2>}
        <RichText html={block.html} />
        <Actions actions={block.actions} />
      </div>
      <Picture
        css={block.pictureSide === 'left' && pictureFirst}
        picture={block.picture}
        ratio="4 / 3"
        isFirst={isFirst}
        sizes="(min-width: 60em) 36rem, 100vw"
      />
    </div>
  </Section>
);

/** On a phone the drawing is beside the words, which takes less height. */
const feature = css({
  display: 'grid',
  gap: `${space[2]} ${space[4]}`,
  alignContent: 'start',
  '& > svg': { gridRow: 'span 2' },
  '&:has(> svg)': { gridTemplateColumns: '2rem minmax(0, 1fr)' },
  [media.medium]: {
    '& > svg': { gridRow: 'auto' },
    '&:has(> svg)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const icon = css({
  width: '2rem',
  height: '2rem',
  color: color.accent,
  [media.medium]: { marginBottom: space[2] },
});
const title = css({ fontSize: text.lead });

export const FeaturesBlock = ({ block }: { readonly block: BlockOf<'features'> }) => (
  <Section heading={block.heading} introHtml={block.introHtml}>
    <ul css={fullCardGrid(block.features.length)}>
      {block.features.map((one) => {
        const drawing = featureIcon(one.svgName);
        return (
          <li key={one.title} css={feature}>
            {drawing && <LineDrawing css={icon} path={drawing} />}
            <h3 css={title}>{one.url ? <Link href={one.url}>{one.title}</Link> : one.title}</h3>
            <RichText html={one.html} />
          </li>
        );
      })}
    </ul>
  </Section>
);

/** The icons that content may name beside a feature, in the style of `Icon`. A new one is one row. */
const FEATURE_ICONS: Readonly<Record<string, string>> = {
  ...ICON_PATHS,
  bolt: 'M13 3 5.5 13.5H12L11 21l7.5-10.5H12L13 3Z',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  car: 'M3.5 16.5v-3l2-1.5 2-4.5h9l2 4.5 2 1.5v3h-2M5.5 16.5h-2m5 0h7M5.5 12h13M8.5 16.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Zm10 0a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 7.5V12l3 2M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
  document: 'M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9.5 12h5m-5 4h5',
  key: 'M14 10a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm-1.2 2.8L20 20m-3-3 2-2',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  people:
    'M12.5 8.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM3.5 19c0-3.3 2.5-5.5 6-5.5s6 2.2 6 5.5M15 5.8a3 3 0 0 1 0 5.4M17.5 14c2 .8 3 2.6 3 5',
  price: 'M12.5 4H20v7.500L11.5 20 4 12.5 12.5 4Zm4 3.500v.01',
  road: 'M8.5 4.5 4 20m11.5-15.500L20 20M12 5v2.500m0 3.500v2.500m0 3.500v2.5',
  shield: 'M12 3.5 5 6v5.500c0 4.3 2.8 7.5 7 9 4.2-1.5 7-4.7 7-9V6l-7-2.500Zm-3.5 8.5 2.5 2.5 4.5-5',
  spanner:
    'M19.5 7.500a4.5 4.5 0 0 1-6.2 4.800L7 18.600a1.7 1.7 0 0 1-2.5-2.400l6.4-6.300a4.5 4.5 0 0 1 5.3-5.900L13.5 6.800l.4 3.1 3.1.4 2.5-2.800Z',
};

/** The path of a named icon; `undefined` without a name, or with an unknown one. */
const featureIcon = (name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(FEATURE_ICONS, name) ? FEATURE_ICONS[name] : undefined;

const step = css({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
});
const number = css({
  color: color.accent,
  fontFamily: font.heading,
  fontSize: text.section,
  fontWeight: 600,
  lineHeight: 1,
});

export const StepsBlock = ({ block }: { readonly block: BlockOf<'steps'> }) => (
  <Section heading={block.heading} introHtml={block.introHtml}>
    <ol css={fullCardGrid(block.steps.length)}>
      {block.steps.map(({ title, html }, place) => (
        <li key={title} css={step}>
          <span css={number} aria-hidden="true">
            {place + 1}
          </span>
          <h3>{title}</h3>
          <RichText html={html} />
        </li>
      ))}
    </ol>
  </Section>
);

const quoteFrame = css({ maxWidth: '54rem' });
const quoteWords = css({
  fontFamily: font.heading,
  fontSize: text.section,
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});
const who = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginTop: space[5],
  color: color.inkQuiet,
});
const portrait = css({ width: '3.5rem', borderRadius: radius.pill });

export const QuoteBlock = ({ block }: { readonly block: BlockOf<'quote'> }) => (
  <Section ground="deep">
    <figure css={quoteFrame}>
      <blockquote css={quoteWords}>“{block.quote}”</blockquote>
      <figcaption css={who}>
        {block.portrait && <Picture css={portrait} picture={block.portrait} ratio="1 / 1" sizes="3.5rem" />}
        {block.attribution}
      </figcaption>
    </figure>
  </Section>
);

const list = css({ maxWidth: '48rem', borderTop: `1px solid ${color.line}` });
const entry = css({ borderBottom: `1px solid ${color.line}` });
const question = css({
  paddingBlock: space[4],
  fontFamily: font.heading,
  fontSize: text.lead,
  lineHeight: 1.3,
});
const answer = css({ paddingBottom: space[5] });

/** Questions that open their answers, each with the browser's own disclosure. */
export const FaqBlock = ({ block }: { readonly block: BlockOf<'faq'> }) => (
  <Section heading={block.heading} isBeside>
    <div css={list}>
      {block.questions.map((one) => (
        <Disclosure key={one.question} css={entry} line={question} summary={one.question}>
          <RichText css={answer} html={one.html} />
        </Disclosure>
      ))}
    </div>
  </Section>
);
