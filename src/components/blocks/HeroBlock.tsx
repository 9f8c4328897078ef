import { css } from '@emotion/react';
import type { BlockOf } from '../../content/blocks/block';
import { media, pageWidth, radius, space, text } from '../../theme/tokens';
import { Actions } from '../ui/Actions';
import { pageMargins } from '../ui/PageWidth';
import { Picture } from '../ui/picture/Picture';
import { RichText } from '../ui/RichText';

interface Props {
  readonly block: BlockOf<'hero'>;
  /** Whether it is the page's first block. Its heading is then the page's title. */
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
const picture = css({ borderRadius: radius.medium });

/** A large picture with the words that open a page. */
export function HeroBlock({ block, isFirst }: Props) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div css={[pageMargins, frame]}>
      <div css={words}>
        {block.heading && <Heading>{block.heading}</Heading>}
        {block.introHtml && <RichText css={intro} html={block.introHtml} />}
        <Actions actions={block.actions} />
      </div>
      <Picture
        css={picture}
        picture={block.picture}
        ratio="3 / 2"
        isFirst={isFirst}
        sizes={`(min-width: 960px) calc(${pageWidth} * 7 / 12), 100vw`}
      />
    </div>
  );
}
