import { css } from '@emotion/react';
import type { VehicleRowView } from '../../../content/vehicles/vehicleRow';
import { joinFacts } from '../../../domain/joinFacts';
import { media, quiet } from '../../../theme/tokens';

/** Under the lowest price of a model: the grade that has this price, and a few facts of it. */
export const LeadGrade = ({ grade, keyFacts }: Pick<VehicleRowView, 'grade' | 'keyFacts'>) => (
  <>
    {grade && (
      <p css={quiet}>
        <strong>{grade}</strong>
      </p>
    )}
    {keyFacts.length > 0 && <p css={facts}>{joinFacts(keyFacts)}</p>}
  </>
);

/** On a phone the facts fill one line or two, by the letters: with room for two, nothing moves when the site's own arrive. */
const facts = css({ ...quiet, minHeight: '2lh', [media.medium]: { minHeight: 0 } });
