import { css } from '@emotion/react';
import { Suspense } from 'react';
import type { WeeklyCostProps } from '../../finance/ownership/WeeklyCostPanel';
import { lazyIsland } from '../../ui/lazy/lazyIsland';
import { NearWindow } from '../../ui/lazy/NearWindow';

const Panel = lazyIsland<WeeklyCostProps>(
  () =>
    import(/* webpackChunkName: "weekly-cost" */ '../../finance/ownership/WeeklyCostPanel').then(
      (part) => part.WeeklyCostPanel,
    ),
  () => 'The weekly cost',
);

/** What an item costs a week. Its script loads once it is near the window; on later pages of a visit, none waits for it. */
export const StockWeeklyCost = (props: WeeklyCostProps) => (
  <NearWindow>
    <Suspense fallback={<div css={room} />}>
      <Panel.Component {...props} />
    </Suspense>
  </NearWindow>
);

/** About as high as the part, so that what is below it stays where it is. */
const room = css({ minHeight: '36rem' });
