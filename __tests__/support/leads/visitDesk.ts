import type { DealershipDetails } from '../../../src/domain/enquiry/dealershipDetails';
import { aDesk } from '../../../support/leads/aDesk';
import { openingHoursFixture } from '../content/openingHoursFixture';

/** A dealership whose departments are open and take so many visits at a time. */
export const visitDesk = (visitsAtOnce: number): DealershipDetails => ({
  ...aDesk,
  departments: aDesk.departments.map((one) => ({ ...one, opening: openingHoursFixture, visitsAtOnce })),
});
