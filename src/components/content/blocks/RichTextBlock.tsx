import type { BlockOf } from '../../../content/block';
import { RichText } from '../../ui/RichText';
import { Section } from '../../ui/Section';

export const RichTextBlock = ({ block }: { readonly block: BlockOf<'richText'> }) => (
  <Section heading={block.heading} isBeside>
    <RichText html={block.html} />
  </Section>
);
