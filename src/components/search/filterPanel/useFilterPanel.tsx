import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { space } from '../../../theme/tokens';
import { Button } from '../../ui/Button';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent';

export const loadPanel = async () =>
  (await import(/* webpackChunkName: "filter-panel" */ './FilterPanel')).FilterPanel;

/** The filters, or another try if their script did not load; `undefined` until somebody wants them and they are here. */
export function useFilterPanel(isWanted: boolean): ReactNode | undefined {
  const { Component, isFailed, retry } = useLazyComponent(loadPanel, isWanted ? 'now' : 'never');
  if (Component) return <Component />;
  if (!isFailed) return undefined;
  return (
    <div css={failure} role="status">
      <p>The filters did not load.</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}

const failure = css({ display: 'grid', justifyItems: 'start', gap: space[3], paddingBlock: space[4] });
