import { css } from '@emotion/react';
import { PRIVACY_PATH } from '../../../content/addresses';
import { color, text } from '../../../theme/tokens';
import { TextField } from '../../enquiry/TextField';
import { fieldRow, tickRow } from '../../ui/fields/formStyles';
import { Link } from '../../ui/links/Link';
import { SERVICE_CONSENT } from './sendServiceRequest';
import type { ServiceStepProps } from './serviceStepProps';

const notice = css({ color: color.inkQuiet, fontSize: text.small });

/** The last step: the driver's contact details, with the collection notice beside the button. */
export function ContactStep({ request, change, idOf, faultOf }: ServiceStepProps) {
  const field = (name: 'name' | 'phone' | 'email') => ({
    id: idOf(name),
    value: request[name],
    fault: faultOf(name),
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <div css={fieldRow}>
        <TextField
          label="Telephone"
          hint="We’ll call before we do anything you haven’t agreed to."
          type="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        <TextField
          label="E-mail"
          hint="For a written confirmation."
          isOptional
          type="email"
          autoComplete="email"
          {...field('email')}
        />
      </div>
      <label css={tickRow}>
        <input
          type="checkbox"
          id={idOf('wantsNews')}
          checked={request.wantsNews}
          onChange={({ currentTarget }) => change({ wantsNews: currentTarget.checked })}
        />
        <span>Send me offers. I can opt out at any time.</span>
      </label>
      <p css={notice}>
        {SERVICE_CONSENT.text} <Link href={PRIVACY_PATH}>Privacy</Link>
      </p>
    </>
  );
}
