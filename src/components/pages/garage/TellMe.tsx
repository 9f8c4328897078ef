import { css } from '@emotion/react';
import { type ComponentType, useId, useState } from 'react';
import { PRIVACY_PATH } from '../../../content/addresses';
import { shopperFinance } from '../../../device/shopperFinance';
import { MAX_WATCHED } from '../../../domain/alerts/alertRequest';
import { isEmail } from '../../../domain/enquiry/emailAddress';
import { watchedAddress } from '../../../search/filters/watchedAddress';
import { color, quiet, space } from '../../../theme/tokens';
import { TextField, Tick } from '../../enquiry/Field';
import { Button } from '../../ui/Button';
import { errorBox } from '../../ui/fields/formStyles';
import { Link } from '../../ui/links/Link';
import { useStored } from '../../ui/visit/useStored';
import { type AskOutcome, askToBeTold, isMailing } from './askToBeTold';

export interface TellMeProps {
  /** The addresses of the saved searches, and the ids of the saved stock items, the latest first. */
  readonly searches: readonly string[];
  readonly items: readonly string[];
}

type Outcome = 'filling' | 'sending' | AskOutcome;

const TROUBLES: Readonly<Partial<Record<Outcome, string>>> = {
  nothing: 'Choose what we should watch for you.',
  tooMany: 'Too many requests came from your connection. Please try again later.',
  unreachable: 'We couldn’t be reached. Please try again in a minute.',
};

/** What the shopper asks for, and what became of it. */
function useRequest({ searches, items }: TellMeProps, emailId: string) {
  const [email, setEmail] = useState('');
  const [isSearching, setIsSearching] = useState(true);
  const [isWatching, setIsWatching] = useState(true);
  const [outcome, setOutcome] = useState<Outcome>('filling');
  const { termMonths } = useStored(shopperFinance);
  const watched = {
    searches: isSearching
      ? searches.slice(0, MAX_WATCHED).map((address) => watchedAddress(address, termMonths))
      : [],
    items: isWatching ? items.slice(0, MAX_WATCHED) : [],
  };
  const refuseEmail = () => {
    setOutcome('email');
    document.getElementById(emailId)?.focus();
  };
  const submit = async () => {
    if (!isEmail(email)) return refuseEmail();
    if (watched.searches.length + watched.items.length === 0) return setOutcome('nothing');
    setOutcome('sending');
    const answer = await askToBeTold({ email: email.trim(), ...watched });
    if (answer === 'email') refuseEmail();
    else setOutcome(answer);
  };
  return { email, setEmail, isSearching, setIsSearching, isWatching, setIsWatching, outcome, submit };
}

/** An email address for news of what the shopper saved. Nothing is sent before they confirm it from their inbox. */
export function TellMe(props: TellMeProps) {
  const { searches, items } = props;
  const id = useId();
  const { outcome, submit, ...asked } = useRequest(props, `${id}-email`);
  if (outcome === 'sent')
    return (
      <p role="status" css={frame}>
        Check your inbox: we’ve sent a link to {asked.email.trim()}. The emails start once you press the
        button it leads to.
      </p>
    );
  return (
    <form
      css={frame}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (outcome !== 'sending') void submit();
      }}
    >
      {searches.length > 0 && (
        <Tick
          id={`${id}-searches`}
          label={`Something new matches my saved searches (${searches.length}), or gets cheaper`}
          value={asked.isSearching}
          onChange={asked.setIsSearching}
        />
      )}
      {items.length > 0 && (
        <Tick
          id={`${id}-items`}
          label={`Something I saved (${items.length}) gets cheaper or is sold`}
          value={asked.isWatching}
          onChange={asked.setIsWatching}
        />
      )}
      <TextField
        id={`${id}-email`}
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={asked.email}
        onChange={asked.setEmail}
        {...(outcome === 'email' && {
          fault: 'Please check the address: it should look like name@example.com.',
        })}
      />
      <Kept />
      {TROUBLES[outcome] && (
        <p css={errorBox} role="alert">
          {TROUBLES[outcome]}
        </p>
      )}
      <Button type="submit" look="primary" disabled={outcome === 'sending'}>
        {outcome === 'sending' ? 'Sending …' : 'Email me'}
      </Button>
    </form>
  );
}

const Kept = () => (
  <p css={quiet}>
    We keep your address and what you’ve saved, and use them for these emails only: one a day at most, once
    you’ve confirmed your address. Each has a link that stops them and deletes your address. After a year we
    delete it ourselves, unless you choose to stay. <Link href={PRIVACY_PATH}>Privacy</Link>
  </p>
);

const NoMails = () => (
  <p>
    This website doesn’t send emails. What you save stays on this device, and your saved searches say what’s
    new whenever you come back.
  </p>
);

/** The form; on a site without a server that sends mails, what works instead. @throws if that is not known just now */
export const offered = async (): Promise<ComponentType<TellMeProps>> =>
  (await isMailing()) ? TellMe : NoMails;

const frame = css({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  maxWidth: '34rem',
  paddingBlock: space[3],
  color: color.ink,
  '& > *': { width: '100%' },
  '& > button': { width: 'auto' },
});
