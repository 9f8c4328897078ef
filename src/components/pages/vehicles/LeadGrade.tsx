import type { VehicleCardView } from '../../../content/vehicles/vehicleCard';
import { joinFacts } from '../../../domain/joinFacts';
import { quiet } from '../../../theme/tokens';

/** Under the lowest price of a model: the grade that has this price, and a few facts of it. */
export const LeadGrade = ({ grade, keyFacts }: Pick<VehicleCardView, 'grade' | 'keyFacts'>) =>
  (grade || keyFacts.length > 0) && (
    <p css={quiet}>
      {grade && (
        <>
          <strong>{grade}</strong>
          <br />
        </>
      )}
      {joinFacts(keyFacts)}
    </p>
  );
