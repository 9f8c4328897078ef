import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { space } from '../../../theme/tokens';
import { Button } from '../../ui/Button';
import { useLateComponent } from '../../ui/later/useLateComponent';

const loadPanel = async () =>
  (await import(/* webpackChunkName: "filter-panel" */ './FilterPanel')).FilterPanel;

/** The filters. Their script loads once somebody wants them: the results are on the screen without it. */
export function useFilterPanel(isWanted: boolean): ReactNode {
  const { Component, isFailed, retry } = useLateComponent(loadPanel, isWanted ? 'now' : 'never');
  if (Component) return <Component />;
  return (
    <div css={message} role="status">
      {isFailed ? (
        <>
          <p>The filters did not load.</p>
          <Button onClick={retry}>Try again</Button>
        </>
      ) : (
        <p>Loading the filters …</p>
      )}
    </div>
  );
}

const appear = keyframes({ from: { opacity: 0 } });

const message = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  paddingBlock: space[4],
  // Most often the script is there before anybody could read this.
  animation: `${appear} 0s 0.5s both`,
});
