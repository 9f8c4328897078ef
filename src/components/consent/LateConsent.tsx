import { type ComponentType, useEffect, useState } from 'react';
import { publishedTracking } from '../../tracking/publishedTracking';
import { whenIdle } from '../ui/later/useLateComponent';

/** Loads the consent banner as a separate script. Every page has this component. */
export function LateConsent() {
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    if (!publishedTracking()) return;
    whenIdle(() => {
      import('./ConsentBanner').then(
        ({ ConsentBanner }) => setBanner(() => ConsentBanner),
        // A visitor who is not asked has not agreed.
        () => undefined,
      );
    });
  }, []);
  return Banner ? <Banner /> : null;
}
