import { css } from '@emotion/react';
import { useHydrated } from '../../ui/useHydrated';
import { useSearchConfig } from '../SearchConfig';
import { builtWords } from './builtWords';
import { FiltersNotice } from './FiltersNotice';

/**
 * Part of the built HTML of a listing, for when no script hydrates it. The script in the page's head shows it
 * (`watchListing`), and its button reloads the page.
 */
export function ScriptsMissing() {
  const { built, vocabulary } = useSearchConfig();
  const isHydrated = useHydrated();
  if (isHydrated || !built) return null;
  return (
    <div css={hidden} data-scriptless="">
      <FiltersNotice title="Filters don’t work right now" button={RELOADS}>
        Filters need JavaScript, which did not run here. These are {builtWords(built, vocabulary)}.
      </FiltersNotice>
    </div>
  );
}

const RELOADS = { 'data-reload': '' } as object;
const hidden = css({ display: 'none' });
