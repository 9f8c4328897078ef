import { css } from '@emotion/react';
import { useCallback, useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { telephoneHref } from '../../content/telephone';
import { stockNoun } from '../../domain/stock/stockTypes';
import { SearchFault } from '../../search/engines/embedded/searchFault';
import { color, radius, space, text } from '../../theme/tokens';
import { useSearchConfig } from './SearchConfig';
import { stockEngine } from './stockEngine';

/** The search could not answer: says so, offers another try and the phone. Nothing chosen is lost. */
export function SearchFailed() {
  const { refresh, error } = useInstantSearch({ catchError: true });
  const { settings, vocabulary } = useSearchConfig();
  const tryAgain = useCallback(() => {
    // The site was built anew in a form that this page cannot read: the new page can.
    if (error instanceof SearchFault && error.fault.kind === 'otherVersion') window.location.reload();
    else stockEngine(settings.hostedSearch).retry().then(refresh, refresh);
  }, [error, refresh, settings.hostedSearch]);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return (
    <div css={box} role="alert">
      <h2 css={title}>{isOffline ? 'You are offline' : 'The search did not answer'}</h2>
      <p>
        {isOffline
          ? `Your filters are kept. The ${stockNoun(vocabulary.stockType, 2)} will be back as soon as you are connected.`
          : 'Your filters are kept. Something went wrong on the way; another try usually helps.'}
      </p>
      <div css={ways}>
        <button type="button" css={button} onClick={tryAgain}>
          Try again
        </button>
        <span>
          or call us on <a href={telephoneHref(settings.phone)}>{settings.phone}</a>
        </span>
      </div>
    </div>
  );
}

const box = css({
  padding: `${space[5]} clamp(${space[4]}, 4vw, ${space[6]})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  '& p': { margin: `${space[3]} 0 0` },
});
const title = css({ margin: 0, fontSize: text.title });
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  marginTop: space[4],
  '& a': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});
const button = css({
  minHeight: '2.75rem',
  padding: `0 ${space[5]}`,
  border: 0,
  borderRadius: radius.small,
  background: color.green,
  color: color.onGreen,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
});
