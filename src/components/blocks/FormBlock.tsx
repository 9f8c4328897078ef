import { css } from '@emotion/react';
import { telephoneHref } from '../../content/telephoneHref';
import { space } from '../../theme/tokens';
import { EnquiryForm } from '../enquiry/EnquiryForm';
import { Section } from '../ui/Section';
import type { PlacedBlock } from './blockContext';

/** A form on the page itself. The block's label is on its button. */
export const FormBlock = ({ block, blockContext: { dealer } }: PlacedBlock<'formLink'>) => (
  <Section ground="deep" heading={block.heading} introHtml={block.introHtml} isBeside>
    <div css={width}>
      <EnquiryForm
        kind={block.form}
        about={NOTHING}
        heading={block.heading === undefined ? 'h2' : 'h3'}
        sendLabel={block.label}
      />
      <p css={orCall}>
        Or call us: <a href={telephoneHref(dealer.phone)}>{dealer.phone}</a>
      </p>
    </div>
  </Section>
);

const NOTHING = {};
const width = css({ maxWidth: '42rem' });
const orCall = css({ marginTop: space[5] });
