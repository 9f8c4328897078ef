import { css } from '@emotion/react';
import type { BlockOf } from '../../content/blocks/block';
import { color, font, radius, space, text } from '../../theme/tokens';
import { Picture } from '../ui/picture/Picture';
import { Section } from '../ui/Section';

const frame = css({ maxWidth: '54rem' });
const words = css({
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
    <figure css={frame}>
      <blockquote css={words}>“{block.quote}”</blockquote>
      <figcaption css={who}>
        {block.portrait && <Picture css={portrait} picture={block.portrait} ratio="1 / 1" sizes="3.5rem" />}
        {block.attribution}
      </figcaption>
    </figure>
  </Section>
);
