import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormContent } from '../../content/enquiry/formContent';
import { color, media, space, text } from '../../theme/tokens';
import { Icon } from '../ui/Icon';
import { useLayerHistory } from '../ui/layers/layerHistory';
import { iconButton, sideSheet } from '../ui/sheetStyles';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm';
import { formWords } from './enquiryWords';

interface Props extends EnquiryFormProps {
  readonly onClose: () => void;
}

/**
 * A form over the page that links to it. The browser's own dialog keeps the focus inside, closes on Escape and Back, and returns
 * the focus to the link.
 */
export default function EnquirySheet({ onClose, ...form }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isDone, setIsDone] = useState(false);
  const { stockType } = useFormContent();
  const { title: words, intro } = formWords(form.kind, form.about.item?.stockType ?? stockType);
  useEffect(() => {
    dialog.current?.showModal();
    // The root element scrolls, so the root element must stop.
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
    };
  }, []);
  const closeDialog = () => dialog.current?.close();
  useLayerHistory(true, closeDialog);
  return createPortal(
    <dialog ref={dialog} css={sheet} aria-labelledby={titleId} onClose={onClose}>
      <div css={layout}>
        <div css={top}>
          <h2 css={title} id={titleId}>
            {words}
          </h2>
          <button type="button" css={close} aria-label="Close" onClick={closeDialog}>
            <Icon name="close" />
          </button>
        </div>
        <div css={scroll}>
          {!isDone && <p css={lead}>{intro}</p>}
          <EnquiryForm {...form} onDone={() => setIsDone(true)} />
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

const sheet = css(sideSheet, { maxWidth: '38rem', textAlign: 'left' });
const layout = css({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100%',
  // In a low window, the head would take half of it, so all of it scrolls.
  [media.low]: { display: 'block', overflowY: 'auto' },
});
const top = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[3]} ${space[5]}`,
  borderBottom: `1px solid ${color.line}`,
});
const title = css({ fontSize: text.title });
const close = css(iconButton, { background: 'none', color: 'inherit' });
const scroll = css({
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[4]} ${space[5]} max(${space[6]}, env(safe-area-inset-bottom))`,
});
const lead = css({ marginBottom: space[5], color: color.inkQuiet });
