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

/** What an item costs a week. Its script loads once it is near the window. */
export const StockWeeklyCost = (props: WeeklyCostProps) => (
  <NearWindow>
    <Panel.Component {...props} />
  </NearWindow>
);
