import { css } from '@emotion/react';
import type { BlockOf } from '../../content/blocks/block';
import { media, radius, space } from '../../theme/tokens';
import { Actions } from '../ui/Actions';
import { Picture } from '../ui/picture/Picture';
import { RichText } from '../ui/RichText';
import { Section } from '../ui/Section';

const frame = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'center',
  [media.wide]: { gridTemplateColumns: '1fr 1fr', gap: space[8] },
});
const words = css({ display: 'grid', gap: space[5] });
const picture = css({ borderRadius: radius.medium });
const pictureFirst = css({ [media.wide]: { order: -1 } });

interface Props {
  readonly block: BlockOf<'imageText'>;
  /** Whether it is the page's first block. Its picture is then the largest above the fold. */
  readonly isFirst: boolean;
}

/** Text beside a picture. On a phone the text comes first. */
export const ImageTextBlock = ({ block, isFirst }: Props) => (
  <Section>
    <div css={frame}>
      <div css={words}>
        {block.heading && <h2>{block.heading}</h2>}
        <RichText html={block.html} />
        <Actions actions={block.actions} />
      </div>
      <Picture
        css={[picture, block.pictureSide === 'left' && pictureFirst]}
        picture={block.picture}
        ratio="4 / 3"
        isFirst={isFirst}
        sizes="(min-width: 960px) 36rem, 100vw"
      />
    </div>
  </Section>
);
