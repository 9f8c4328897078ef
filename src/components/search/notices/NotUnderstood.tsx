import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { unknownWords } from '../../../search/keywordSearch';
import { color, space } from '../../../theme/tokens';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { isFiltered } from '../filterPanel/chips';
import { useSearchConfig } from '../SearchConfig';
import { useSearch } from '../SearchProvider';

/** Says that nothing matches the whole of what was typed, or what a search near the shopper needs. */
export function NotUnderstood() {
  const { settings, vocabulary } = useSearchConfig();
  const { keywords = '', unread = '', ...others } = useSearch(({ onScreen }) => onScreen);
  const unknown = unknownWords(useSearch(({ results }) => results.queryAfterRemoval));
  const isOfTheSearch = keywords !== '' && unknown.length > 0;
  const understood = isOfTheSearch
    ? keywords.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word && !unknown.includes(word))
    : [keywords].filter(Boolean);
  const words = [unread, isOfTheSearch ? keywords : ''].filter(Boolean).join(' ');
  const isNothing = words !== '' && understood.length === 0 && !isFiltered(others);
  const isNear = /(?:^| )near/.test(unread);
  if (!isNothing && !isNear) return null;
  const nouns = stockNoun(vocabulary.stockType, 2);
  return (
    <div css={box} role="status">
      {isNear ? (
        <p>
          To find {nouns} near you, we need to know where you are.{' '}
          <Link to="/find-a-dealer/">Find your nearest yard</Link>, then choose it under Location.
        </p>
      ) : (
        <p>
          Nothing in stock matches “{words}”. Here is everything we do have, or ask us to find it.{' '}
          <EnquiryLink kind="enquireNow" phone={settings.phone} look="secondary">
            Enquire
          </EnquiryLink>
        </p>
      )}
    </div>
  );
}

const box = css({
  marginBottom: space[4],
  padding: `${space[3]} ${space[4]}`,
  borderLeft: `3px solid ${color.highlight}`,
  background: color.highlightSoft,
  '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], margin: 0 },
});
