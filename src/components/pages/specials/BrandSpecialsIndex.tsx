import { DEALER_SPECIALS_PATH } from '../../../content/addresses';
import type { SpecialView } from '../../../content/specials/special';
import { SpecialRow } from '../../blocks/cards/SpecialRow';
import { RunningSpecials, type SpecialsProps } from './RunningSpecials';

/** The maker's current offers. */
export const BrandSpecialsIndex = (props: SpecialsProps<SpecialView>) => (
  <RunningSpecials {...props} elsewhere={{ label: 'Our own specials', href: DEALER_SPECIALS_PATH }}>
    {(special, isFirst, now) => <SpecialRow special={special} isFirst={isFirst} now={now} />}
  </RunningSpecials>
);
