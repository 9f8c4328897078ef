import { css } from '@emotion/react';
import { BRAND_SPECIALS_PATH } from '../../../content/addresses';
import type { PageView } from '../../../content/page';
import type { DealerSpecialView } from '../../../content/specials/dealerSpecial';
import { runsAt } from '../../../domain/runsAt';
import { space } from '../../../theme/tokens';
import { PageTitle } from '../../layout/PageTitle';
import { PageWidth } from '../../ui/PageWidth';
import { useNow } from '../../ui/visit/useNow';
import { Blocks } from '../blocks/Blocks';
import type { Surroundings } from '../blocks/surroundings';
import { NothingYet } from '../pages/NothingYet';
import { DealerSpecial } from './DealerSpecial';

interface Props {
  readonly page: PageView;
  /** Including past and coming offers. */
  readonly specials: readonly DealerSpecialView[];
  readonly surroundings: Surroundings;
}

const list = css({ marginTop: space[7], padding: 0, listStyle: 'none' });

/** The dealer's own current offers in full, then the page's own blocks. */
export function DealerSpecialsIndex({ page, specials, surroundings }: Props) {
  const now = useNow(surroundings.builtAt);
  const running = specials.filter((special) => runsAt(special, now));
  return (
    <>
      <PageTitle title={page.title} intro={page.intro} />
      <PageWidth>
        <ul css={list}>
          {running.map((special, place) => (
            <li key={special.key}>
              <DealerSpecial
                special={special}
                phone={special.phone ?? surroundings.dealer.phone}
                isFirst={place === 0}
                now={now}
              />
            </li>
          ))}
        </ul>
        {running.length === 0 && (
          <NothingYet
            words="No offer is running at the moment. The next one appears here on its first day."
            ways={[
              { label: 'Offers of the maker', href: BRAND_SPECIALS_PATH },
              { label: 'Stock with a special price', href: '/stock/?special=true' },
            ]}
          />
        )}
      </PageWidth>
      <Blocks blocks={page.blocks} surroundings={surroundings} />
    </>
  );
}
