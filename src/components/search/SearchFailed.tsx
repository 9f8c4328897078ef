import { css } from '@emotion/react';
import { useInstantSearch } from 'react-instantsearch';
import { telephoneHref } from '../../content/telephone';
import { color, radius, space, text } from '../../theme/tokens';
import { useSearchConfig } from './SearchConfig';
import { stockEngine } from './stockEngine';

/** The search could not answer: says so, offers another try and the phone. Nothing chosen is lost. */
export function SearchFailed({ error }: { readonly error: Error }) {
  const { refresh } = useInstantSearch();
  const { settings } = useSearchConfig();
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return (
    <div css={box} role="alert">
      <h2 css={title}>{isOffline ? 'You are offline' : 'The search did not answer'}</h2>
      <p>
        {isOffline
          ? 'Your filters are kept. The cars will be back as soon as you are connected.'
          : `Your filters are kept. ${error.message}`}
      </p>
      <p>
        <button
          type="button"
          css={button}
          onClick={() => {
            stockEngine().retry().then(refresh, refresh);
          }}
        >
          Try again
        </button>{' '}
        or call us on <a href={telephoneHref(settings.phone)}>{settings.phone}</a>.
      </p>
    </div>
  );
}

const box = css({
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});
const title = css({ margin: 0, fontSize: text.title });
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
