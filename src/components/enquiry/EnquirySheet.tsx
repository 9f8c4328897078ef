import { css } from '@emotion/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormContent } from '../../content/enquiry/formContent';
import { color, space } from '../../theme/tokens';
import { SideSheet } from '../ui/layers/SideSheet';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm';
import { formHead } from './formHead';

interface Props extends EnquiryFormProps {
  readonly onClose: () => void;
}

/** A form over the page that links to it. */
export default function EnquirySheet({ onClose, ...form }: Props) {
  const [isDone, setIsDone] = useState(false);
  const { stockType } = useFormContent();
  const { title, intro } = formHead(form.kind, form.about.item?.stockType ?? stockType);
  return createPortal(
    <SideSheet isOpen title={title} css={sheet} onClose={onClose}>
      <div css={content}>
        {!isDone && <p css={lead}>{intro}</p>}
        <EnquiryForm {...form} onDone={() => setIsDone(true)} />
      </div>
    </SideSheet>,
    document.body,
  );
}

const sheet = css({ maxWidth: '38rem' });
const content = css({ paddingBlock: `${space[4]} ${space[2]}` });
const lead = css({ marginBottom: space[5], color: color.inkQuiet });
