import type { BlockOf } from '../../../content/block';
import { Actions } from '../../ui/Actions';
import { Section } from '../../ui/Section';

/** What to do next, on the one dark band of a page. */
export const CallToActionBlock = ({ block }: { readonly block: BlockOf<'callToAction'> }) => (
  <Section ground="green" heading={block.heading} introHtml={block.introHtml}>
    <Actions actions={block.actions} isOnDark />
  </Section>
);
