import { css } from '@emotion/react';
import { FORM_PATHS } from '../../../content/addresses';
import type { BlockOf } from '../../../content/blocks/block';
import { telephoneHref } from '../../../content/dealer/telephone';
import { space } from '../../../theme/tokens';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { ButtonLink } from '../../ui/Button';
import { Section } from '../../ui/Section';
import type { Surroundings } from './surroundings';

interface Props {
  readonly block: BlockOf<'formLink'>;
  readonly surroundings: Surroundings;
}

/** A link to a form, and the telephone number. The calculator and the service form are pages; other forms open here. */
export const FormLinkBlock = ({ block, surroundings: { path, dealer } }: Props) => {
  const { form, label } = block;
  const hasPage = form === 'financeCalculator' || form === 'serviceForm';
  return (
    <Section ground="deep" heading={block.heading} introHtml={block.introHtml} isBeside>
      <div css={row}>
        {!hasPage && (
          <EnquiryLink kind={form} phone={dealer.phone} look="primary">
            {label}
          </EnquiryLink>
        )}
        {hasPage && FORM_PATHS[form] !== path && (
          <ButtonLink href={FORM_PATHS[form]} look="primary">
            {label}
          </ButtonLink>
        )}
        <ButtonLink href={telephoneHref(dealer.phone)}>Ring {dealer.phone}</ButtonLink>
      </div>
    </Section>
  );
};

const row = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
