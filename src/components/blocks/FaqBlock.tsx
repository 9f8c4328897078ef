import { css } from '@emotion/react';
import type { BlockOf } from '../../content/blocks/block';
import { color, font, space, text } from '../../theme/tokens';
import { disclosureLine } from '../ui/disclosureLine';
import { Icon } from '../ui/Icon';
import { RichText } from '../ui/RichText';
import { Section } from '../ui/Section';

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
        <details key={one.question} css={entry}>
          <summary css={[disclosureLine, question]}>
            {one.question}
            <Icon name="chevron" />
          </summary>
          <RichText css={answer} html={one.html} />
        </details>
      ))}
    </div>
  </Section>
);
