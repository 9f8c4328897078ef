import type { Ref } from 'react';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';

interface Props {
  readonly kind: EnquiryKind;
  /** The consent text beside the button. The server adds the time. */
  readonly consent: { readonly text: string; readonly version: string };
}

/** Hidden fields that a form without JavaScript posts to the server. */
export const PlainFormFields = ({ kind, consent: { text, version } }: Props) => (
  <>
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="context" value={JSON.stringify({ consent: { text, version } })} />
  </>
);

/** A field for robots. People do not see it, and the keyboard skips it. */
export const Honeypot = ({ ref }: { readonly ref: Ref<HTMLInputElement> }) => (
  <div hidden>
    <label>
      Leave this empty
      <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
