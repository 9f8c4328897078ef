import { FORM_PATHS } from '../../content/addresses';
import type { BlockOf } from '../../content/block';
import { ButtonLink } from '../ui/Button';
import { Section } from '../ui/Section';

/** The way to one of the forms. */
export const FormLinkBlock = ({ block }: { readonly block: BlockOf<'formLink'> }) => (
  <Section ground="deep" heading={block.heading} introHtml={block.introHtml}>
    <ButtonLink href={FORM_PATHS[block.form]} look="primary">
      {block.label}
    </ButtonLink>
  </Section>
);
