import { css, type SerializedStyles } from '@emotion/react';
import { type ReactNode, Suspense } from 'react';
import type { StockItem } from '../../../domain/stock/stockItem';
import { media } from '../../../theme/tokens';
import type { WeeklyCostProps } from '../../finance/ownership/WeeklyCostPanel';
import { lazyIsland } from '../../ui/lazy/lazyIsland';
import { NearWindow } from '../../ui/lazy/NearWindow';
import { useWasBuilt } from '../../ui/useHydrated';

const WeeklyCost = lazyIsland<WeeklyCostProps>(
  () =>
    import(/* webpackChunkName: "weekly-cost" */ '../../finance/ownership/WeeklyCostPanel').then(
      (part) => part.WeeklyCostPanel,
    ),
  () => 'The weekly cost',
);

const Condition = lazyIsland<{ readonly item: StockItem }>(
  () => import(/* webpackChunkName: "condition" */ './StockCondition').then((part) => part.StockCondition),
  () => 'The condition',
);

/** What an item costs a week. */
export const StockWeeklyCost = (props: WeeklyCostProps) => (
  <Late room={weeklyCostRoom}>
    <WeeklyCost.Component {...props} />
  </Late>
);

/** Marks, questions and answers of an item. */
export const StockCondition = (props: { readonly item: StockItem }) => (
  <Late room={conditionRoom}>
    <Condition.Component {...props} />
  </Late>
);

interface LateProps {
  readonly room: SerializedStyles;
  readonly children: ReactNode;
}

/** A part whose script loads once it is near the window. On later pages of a visit there is room for it at once. */
const Late = ({ room, children }: LateProps) => (
  <NearWindow>
    {useWasBuilt() ? children : <Suspense fallback={<div css={room} />}>{children}</Suspense>}
  </NearWindow>
);

const weeklyCostRoom = css({ minHeight: '40rem', [media.medium]: { minHeight: '34rem' } });
const conditionRoom = css({ minHeight: '16rem' });
