import type { OnRoadTables } from '../../domain/onRoad/onRoadTables';

/**
 * New Zealand has no duty, and plates are national. Fees of registration and licensing go by fuel and engine size and are set
 * each year; the newest that we could read have ended, so a dealership states its own.
 */
export const tables: OnRoadTables = {
  postcodes: [[110, 9999, 'NZ']],
  sharedPostcodes: {},
  duty: {
    NZ: {
      from: '2025-01-01',
      until: '2027-06-30',
      source: 'https://www.nzta.govt.nz/vehicles/licensing-rego/vehicle-fees/registration-fees/',
      rows: [],
    },
  },
  withoutDuty: {},
  fees: [],
};
