import { DEALER_SPECIALS_PATH } from '../../../content/addresses';
import type { SpecialView } from '../../../content/specials/special';
import { RunningSpecials, type SpecialsProps } from './RunningSpecials';
import { SpecialRow } from './SpecialRow';

/** The maker's current offers. */
export const BrandSpecialsIndex = (props: SpecialsProps<SpecialView>) => (
  <RunningSpecials {...props} elsewhere={{ label: 'Our own specials', href: DEALER_SPECIALS_PATH }}>
    {(special, isFirst, now) => <SpecialRow special={special} isFirst={isFirst} now={now} />}
  </RunningSpecials>
);
