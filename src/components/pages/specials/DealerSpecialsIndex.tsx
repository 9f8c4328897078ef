import { BRAND_SPECIALS_PATH } from '../../../content/addresses';
import type { DealerSpecialView } from '../../../content/specials/dealerSpecial';
import { DealerSpecial } from './DealerSpecial';
import { RunningSpecials, type SpecialsProps } from './RunningSpecials';

/** The dealer's own current offers in full. */
export const DealerSpecialsIndex = (props: SpecialsProps<DealerSpecialView>) => (
  <RunningSpecials {...props} elsewhere={{ label: 'The maker’s offers', href: BRAND_SPECIALS_PATH }}>
    {(special, isFirst, now) => (
      <DealerSpecial
        special={special}
        phone={special.phone ?? props.surroundings.dealer.phone}
        isFirst={isFirst}
        now={now}
      />
    )}
  </RunningSpecials>
);
