import { compared } from '../../device/garage';
import { useLazyComponent } from '../ui/lazy/useLazyComponent';
import { useStored } from '../ui/visit/useStored';

const loadBar = async () => (await import(/* webpackChunkName: "compare-bar" */ './CompareBar')).CompareBar;

/** The bar that leads to the comparison, on pages whose cards offer to compare. Its script loads with the first choice. */
export function LateCompareBar() {
  const count = useStored(compared).length;
  const { Component: Bar } = useLazyComponent(loadBar, count > 0 ? 'now' : 'never');
  return Bar && count > 0 && <Bar count={count} />;
}
