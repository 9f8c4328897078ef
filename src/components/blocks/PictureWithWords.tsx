import { css } from '@emotion/react';
import type { BlockOf } from '../../content/blocks/block';
import { media, pageWidth, space, text } from '../../theme/tokens';
import { Actions } from '../ui/Actions';
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
