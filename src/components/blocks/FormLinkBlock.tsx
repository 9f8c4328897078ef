import { FORM_PATHS } from '../../content/addresses';
import type { BlockOf } from '../../content/blocks/block';
import { telephoneHref } from '../../content/telephoneHref';
import { ButtonLink, buttonRow } from '../ui/Button';
import { Section } from '../ui/Section';
import type { PlacedBlock } from './blockContext';

const pageOf = (form: BlockOf<'formLink'>['form']): string | undefined =>
  form === 'financeCalculator' || form === 'serviceForm' ? FORM_PATHS[form] : undefined;

/** Whether a block links to a form with its own page, instead of holding the form. */
export const isLinkToPage = ({ form }: BlockOf<'formLink'>): boolean => pageOf(form) !== undefined;

/** A link to the calculator or the service form, and the phone number. */
export const FormLinkBlock = ({ block, blockContext: { path, dealer } }: PlacedBlock<'formLink'>) => {
  const page = pageOf(block.form);
  return (
    <Section ground="deep" heading={block.heading} introHtml={block.introHtml} isBeside>
      <div css={buttonRow}>
        {page !== undefined && page !== path && (
          <ButtonLink href={page} look="primary">
            {block.label}
          </ButtonLink>
        )}
        <ButtonLink href={telephoneHref(dealer.phone)}>Call {dealer.phone}</ButtonLink>
      </div>
    </Section>
  );
};
