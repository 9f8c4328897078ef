import type { Ref } from 'react';
import type { Answer, LooseAnswers } from '../../domain/enquiry/enquiryField';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { HONEYPOT_ATTRIBUTES } from '../../domain/enquiry/honeypot';

interface Props {
  readonly kind: EnquiryKind;
  /** The consent text beside the button. The server adds the time. */
  readonly consent: { readonly text: string; readonly version: string };
  /** The field for robots. People do not see it, and the keyboard skips it. */
  readonly honeypot: Ref<HTMLInputElement>;
}

/** The hidden fields of a form: what a browser without JavaScript posts to the server, and a field for robots. */
export const HiddenFields = ({ kind, consent: { text, version }, honeypot }: Props) => (
  <>
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="context" value={JSON.stringify({ consent: { text, version } })} />
    <div hidden>
      <label>
        Leave this empty
        <input ref={honeypot} {...HONEYPOT_ATTRIBUTES} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  </>
);

/** What was typed and ticked in a form before its script loaded: the answers that differ from those of an empty form. */
export function typedIn(form: HTMLFormElement | null, empty: LooseAnswers): LooseAnswers {
  if (form === null) return {};
  const fields = new FormData(form);
  return Object.fromEntries(
    Object.entries(empty).flatMap(([name, answer]): [string, Answer][] => {
      const value = fields.get(name);
      if (typeof value !== 'string' || value === answer) return [];
      if (typeof answer === 'boolean') return [[name, true]];
      return typeof answer === 'string' ? [[name, value]] : [];
    }),
  );
}
