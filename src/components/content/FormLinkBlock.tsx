import { FORM_PATHS } from '../../content/addresses';
import type { BlockOf } from '../../content/block';
import type { ActionView } from '../../content/link';
import { telephoneHref } from '../../content/telephone';
import { Actions } from '../ui/Actions';
import { Section } from '../ui/Section';
import type { Surroundings } from './surroundings';

interface Props {
  readonly block: BlockOf<'formLink'>;
  readonly surroundings: Surroundings;
}

/** The way to one of the forms. On the form's own page, which has none yet: the telephone and an e-mail that says what it is about. */
export const FormLinkBlock = ({ block, surroundings: { path, dealer } }: Props) => {
  const href = FORM_PATHS[block.form];
  const toForm: readonly ActionView[] = [{ label: block.label, href, emphasis: 'primary' }];
  const toPeople: readonly ActionView[] = [
    { label: `Ring ${dealer.phone}`, href: telephoneHref(dealer.phone), emphasis: 'primary' },
    {
      label: 'Write an e-mail',
      href: `mailto:${dealer.email}?subject=${encodeURIComponent(block.label)}`,
      emphasis: 'secondary',
    },
  ];
  return (
    <Section ground="deep" heading={block.heading} introHtml={block.introHtml}>
      <Actions actions={href === path ? toPeople : toForm} />
    </Section>
  );
};
