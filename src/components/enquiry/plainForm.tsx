import type { Ref } from 'react';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';

interface Props {
  readonly kind: EnquiryKind;
  /** What is said beside the button. The server adds when it was read. */
  readonly consent: { readonly text: string; readonly version: string };
}

/** What the server needs to know of a form that no script sends. */
export const PlainFormFields = ({ kind, consent: { text, version } }: Props) => (
  <>
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="context" value={JSON.stringify({ consent: { text, version } })} />
  </>
);

/** For robots: people do not see the field, and it is left out of the order of focus. */
export const Honeypot = ({ ref }: { readonly ref: Ref<HTMLInputElement> }) => (
  <div hidden>
    <label>
      Leave this empty
      <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
