import { css } from '@emotion/react';
import type { BlockOf } from '../../../content/block';
import { color, space, text } from '../../../theme/tokens';
import { evenCardGrid } from '../../ui/grids';
import { LineDrawing } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { RichText } from '../../ui/RichText';
import { Section } from '../../ui/Section';
import { featureIcon } from './featureIcons';

const feature = css({ display: 'grid', gap: space[2], alignContent: 'start' });
const icon = css({ width: '2rem', height: '2rem', marginBottom: space[2], color: color.green });
const title = css({ fontSize: text.lead });

/** Reasons, each in a few words. */
export const FeaturesBlock = ({ block }: { readonly block: BlockOf<'features'> }) => (
  <Section heading={block.heading} introHtml={block.introHtml}>
    <ul css={evenCardGrid('15rem', block.features.length)}>
      {block.features.map((one) => {
        const drawing = featureIcon(one.icon);
        return (
          <li key={one.title} css={feature}>
            {drawing && <LineDrawing css={icon} path={drawing} />}
            <h3 css={title}>{one.href ? <Link href={one.href}>{one.title}</Link> : one.title}</h3>
            <RichText html={one.html} />
          </li>
        );
      })}
    </ul>
  </Section>
);
