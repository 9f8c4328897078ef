import { isRoadVehicle } from '../../../domain/stock/stockTypes';
import { ToPayOnWish } from '../../price/ToPayOnWish';
import { lazyIsland } from '../../ui/lazy/lazyIsland';
import { useHydrated } from '../../ui/useHydrated';
import { useSearchConfig } from '../SearchConfig';

const Switch = lazyIsland<object>(
  () => import(/* webpackChunkName: "list-to-pay" */ './ListToPay').then((part) => part.ListToPay),
  () => 'The price to pay',
);

/** Offers to show what the shopper would pay. A hosted search does not know it. */
export function ToPaySwitch() {
  const { settings, vocabulary } = useSearchConfig();
  // The built page may not know yet which search it has.
  const isHydrated = useHydrated();
  if ((isHydrated && settings.hostedSearch) || !isRoadVehicle(vocabulary)) return null;
  return (
    <ToPayOnWish start={Switch.start}>
      <Switch.Component />
    </ToPayOnWish>
  );
}
