import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { type ReactNode, useEffect, useState } from 'react';
import { telephoneHref } from '../../../content/telephoneHref';
import { formatNumber } from '../../../domain/formatNumber';
import { stockNoun } from '../../../domain/stock/stockTypes';
import type { SearchNotice } from '../../../search/filters/filterKind';
import { HITS_PER_PAGE } from '../../../search/indexRecord';
import { unknownWords } from '../../../search/keywordSearch';
import { type ListingContext, listingTitle } from '../../../search/listingTitle';
import type { SearchVocabulary } from '../../../search/vocabulary/vocabulary';
import { color, panel, space, text, wrapRow } from '../../../theme/tokens';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { reducedSearch } from '../../stock/engine/stockEngine';
import { Button } from '../../ui/Button';
import { useHydrated } from '../../ui/useHydrated';
import { useStored } from '../../ui/visit/useStored';
import { filterKeys } from '../chips';
import { useSearchConfig } from '../SearchConfig';
import { useSearch } from '../SearchProvider';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly button: ReactNode;
}

/** A notice above the list that filters do not work, with another try and the phone number. */
export function FiltersNotice({ title, children, button }: Props) {
  const { phone } = useSearchConfig().settings;
  return (
    <div css={box}>
      <h2 css={heading}>{title}</h2>
      <p>{children}</p>
      <div css={ways}>
        {button}
        <span>
          You can also call us on <a href={telephoneHref(phone)}>{phone}</a>
        </span>
      </div>
    </div>
  );
}

const box = css(panel, {
  marginBottom: space[5],
  padding: `${space[4]} clamp(${space[4]}, 4vw, ${space[6]})`,
  '& p': { margin: `${space[2]} 0 0` },
});
const heading = css({ fontSize: text.title });
const ways = css({
  ...wrapRow(`${space[2]} ${space[4]}`),
  marginTop: space[4],
  '& a': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

/** Built HTML of a listing, shown by `watchListing` when no script hydrates it. Its button reloads the page. */
export function ScriptsMissing() {
  const { built, vocabulary } = useSearchConfig();
  const isHydrated = useHydrated();
  if (isHydrated || !built) return null;
  return (
    <div css={hidden} data-scriptless="">
      <FiltersNotice
        title="Filters don’t work right now"
        button={
          <Button look="primary" data-reload="">
            Try again
          </Button>
        }
      >
        Filters need JavaScript, which did not run here. These are {builtWords(built, vocabulary)}.
      </FiltersNotice>
    </div>
  );
}

const hidden = css({ display: 'none' });

/** Describes what a built page shows without a search: `the first 24 of all 160 cars under “Used cars”`. */
export function builtWords({ state, count }: ListingContext, vocabulary: SearchVocabulary): string {
  const all = `all ${formatNumber(count)} ${stockNoun(vocabulary.stockType, count)}`;
  const range = count > HITS_PER_PAGE ? `the first ${HITS_PER_PAGE} of ${all}` : all;
  return `${range} under “${listingTitle(state, vocabulary).heading}”`;
}

const WHAT = { vehType: 'a condition', make: 'a make', model: 'a model' } as const;

/** Says which words of an address name nothing in stock. The rest of the search still applies. */
export function ListingNotices({ notices }: { readonly notices: readonly SearchNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <div css={strip} role="status">
      {notices.map(({ what, text }) => (
        <p key={`${what} ${text}`}>
          “{text}” is not {WHAT[what]} we have in stock right now. Here is what we do have.
        </p>
      ))}
    </div>
  );
}

/** Says that nothing matches the whole of what was typed, or what a search near the shopper needs. */
export function NotUnderstood() {
  const { vocabulary } = useSearchConfig();
  const { keywords = '', unread = '', ...others } = useSearch(({ onScreen }) => onScreen);
  const unknown = unknownWords(useSearch(({ results }) => results.queryAfterRemoval));
  const isOfTheSearch = keywords !== '' && unknown.length > 0;
  const understood = isOfTheSearch
    ? keywords.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word && !unknown.includes(word))
    : [keywords].filter(Boolean);
  const words = [unread, isOfTheSearch ? keywords : ''].filter(Boolean).join(' ');
  const isNothing = words !== '' && understood.length === 0 && filterKeys(others).length === 0;
  const isNear = /(?:^| )(?:near|around)(?! new)/.test(unread);
  const { notStocked, reasons } = useUnreadReasons([unread, ...unknown].join(' '), vocabulary);
  if (!isNothing && !isNear && notStocked.length === 0 && reasons.length === 0) return null;
  const nouns = stockNoun(vocabulary.stockType, 2);
  return (
    <div css={strip} role="status">
      {isNear ? (
        <p>
          <span>
            To find {nouns} near you, we need to know where you are.{' '}
            <Link to="/find-a-dealer/">Find your nearest yard</Link>, then choose it under Location.
          </span>
        </p>
      ) : (
        (isNothing || notStocked.length > 0) && (
          <p>
            {notStocked.length > 0
              ? `No ${notStocked.join(' or ')} in stock right now. Here is what we do have, or ask us to find one.`
              : `Nothing in stock matches “${words}”. Here is everything we do have, or ask us to find it.`}{' '}
            <EnquiryLink kind="enquireNow" look="secondary">
              Enquire
            </EnquiryLink>
          </p>
        )
      )}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </div>
  );
}

type Unread = ReturnType<typeof import('../words/WordSuggestions')['explainUnread']>;

const NO_REASONS: Unread = { notStocked: [], reasons: [] };

/** Why some words filter nothing. The names that people know load with the reader of words, and only when there are such words. */
function useUnreadReasons(unread: string, vocabulary: SearchVocabulary): Unread {
  const [explained, setExplained] = useState<Unread>(NO_REASONS);
  useEffect(() => {
    let isLatest = true;
    const explain =
      unread.trim() === ''
        ? undefined
        : import(/* webpackChunkName: "typed-words" */ '../words/WordSuggestions');
    const set = (next: Unread) => isLatest && setExplained(next);
    if (explain)
      explain.then(
        ({ explainUnread }) => set(explainUnread(unread, vocabulary)),
        () => set(NO_REASONS),
      );
    else set(NO_REASONS);
    return () => {
      isLatest = false;
    };
  }, [unread, vocabulary]);
  return explained;
}

const strip = css({
  marginBottom: space[4],
  padding: `${space[3]} ${space[4]}`,
  borderLeft: `3px solid ${color.highlight}`,
  background: color.highlightSoft,
  '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] },
});

/** One quiet line while the embedded engine takes over. Nothing is missing, so the shopper need not do anything. */
export function ReducedSearchNotice() {
  const { vocabulary } = useSearchConfig();
  // The region exists from the start, so that screen readers announce its text.
  return (
    <div role="status">
      {useStored(reducedSearch) && (
        <p css={line}>
          Our usual search is taking a short break. Keep searching: these are our{' '}
          {stockNoun(vocabulary.stockType, 2)} as of our last update.
        </p>
      )}
    </div>
  );
}

const line = css({
  margin: `0 0 ${space[4]}`,
  paddingLeft: space[3],
  borderLeft: `3px solid ${color.line}`,
  color: color.inkQuiet,
  fontSize: text.small,
});
