import { css } from '@emotion/react';
import { type ReactNode, useRef } from 'react';
import { enquiryUrl } from '../../content/enquiry/enquiryAddresses';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { HONEYPOT_ATTRIBUTES } from '../../domain/enquiry/honeypot';
import { space } from '../../theme/tokens';
import type { useEnquiry } from './useEnquiry';

interface Props {
  readonly kind: EnquiryKind;
  readonly enquiry: ReturnType<typeof useEnquiry>;
  /** The consent text beside the button. The server adds the time. */
  readonly consent: { readonly text: string; readonly version: string };
  /** @param honeypot what is in the field for robots */
  readonly onSubmit: (honeypot: string) => void;
  readonly children: ReactNode;
}

/** A form that the browser posts by itself where there is no JavaScript. People do not see its field for robots. */
export function PostedForm({ kind, enquiry, consent: { text, version }, onSubmit, children }: Props) {
  const honeypot = useRef<HTMLInputElement>(null);
  return (
    <form
      ref={enquiry.form}
      css={frame}
      method="post"
      action={enquiryUrl()}
      encType="multipart/form-data"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(honeypot.current?.value ?? '');
      }}
      noValidate
      aria-busy={enquiry.progress === 'sending'}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="context" value={JSON.stringify({ consent: { text, version } })} />
      <div hidden>
        <label>
          Leave this empty
          <input ref={honeypot} {...HONEYPOT_ATTRIBUTES} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {children}
    </form>
  );
}

const frame = css({ display: 'grid', gap: space[5] });
