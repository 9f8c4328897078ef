import { css } from '@emotion/react';
import type { BlockOf } from '../../content/blocks/block';
import { color, font, space, text } from '../../theme/tokens';
import { fullCardGrid } from '../ui/grids';
import { RichText } from '../ui/RichText';
import { Section } from '../ui/Section';

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

/** The steps of a process, in order. */
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
