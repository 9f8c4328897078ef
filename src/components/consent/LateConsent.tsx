import { type ComponentType, useEffect, useState } from 'react';
import { publishedTracking } from '../../tracking/publishedTracking';
import { whenIdle } from '../ui/later/whenIdle';

/** Brings the banner that asks whether the site may measure, as a script of its own. Every page holds this. */
export function LateConsent() {
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    if (!publishedTracking()) return;
    whenIdle(() => {
      import('./ConsentBanner').then(
        ({ ConsentBanner }) => setBanner(() => ConsentBanner),
        // Who is not asked has not agreed.
        () => undefined,
      );
    });
  }, []);
  return Banner ? <Banner /> : null;
}
