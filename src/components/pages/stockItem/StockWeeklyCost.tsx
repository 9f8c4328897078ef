import { css } from '@emotion/react';
import { Suspense } from 'react';
import { media } from '../../../theme/tokens';
import type { WeeklyCostProps } from '../../finance/ownership/WeeklyCostPanel';
import { lazyIsland } from '../../ui/lazy/lazyIsland';
import { NearWindow } from '../../ui/lazy/NearWindow';
import { useWasBuilt } from '../../ui/useHydrated';

const Panel = lazyIsland<WeeklyCostProps>(
  () =>
    import(/* webpackChunkName: "weekly-cost" */ '../../finance/ownership/WeeklyCostPanel').then(
      (part) => part.WeeklyCostPanel,
    ),
  () => 'The weekly cost',
);

/**
 * What an item costs a week. Its script loads once it is near the window. On later pages of a visit there is room for it at once,
 * so that none of them waits for the script.
 */
export function StockWeeklyCost(props: WeeklyCostProps) {
  const cost = <Panel.Component {...props} />;
  return (
    <NearWindow>
      {useWasBuilt() ? cost : <Suspense fallback={<div css={room} />}>{cost}</Suspense>}
    </NearWindow>
  );
}

/** About as high as the part. */
const room = css({ minHeight: '40rem', [media.medium]: { minHeight: '34rem' } });
