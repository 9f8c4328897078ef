import type { OnRoadTables } from '../../../domain/onRoad/onRoadTables';
import { duty, withoutDuty } from './duty';

/** Australia. The newest fees that we could read have ended, so a dealership states its own. An ended row says until when. */
export const tables: OnRoadTables = {
  // Ranges of Australia Post, post boxes included.
  postcodes: [
    [200, 299, 'ACT'],
    [800, 999, 'NT'],
    [1000, 2599, 'NSW'],
    [2600, 2618, 'ACT'],
    [2619, 2899, 'NSW'],
    [2900, 2920, 'ACT'],
    [2921, 2999, 'NSW'],
    [3000, 3999, 'VIC'],
    [4000, 4999, 'QLD'],
    [5000, 5999, 'SA'],
    [6000, 6797, 'WA'],
    [6800, 6999, 'WA'],
    [7000, 7999, 'TAS'],
    [8000, 8999, 'VIC'],
    [9000, 9999, 'QLD'],
  ],
  // By github.com/matthewproctor/australianpostcodes, 6 September 2025.
  sharedPostcodes: {
    '0872': ['NT', 'SA', 'WA'],
    '2540': ['NSW', 'ACT'],
    '2611': ['ACT', 'NSW'],
    '2618': ['ACT', 'NSW'],
    '2620': ['NSW', 'ACT'],
    '3500': ['VIC', 'NSW'],
    '3585': ['VIC', 'NSW'],
    '3586': ['VIC', 'NSW'],
    '3644': ['VIC', 'NSW'],
    '3691': ['VIC', 'NSW'],
    '3707': ['VIC', 'NSW'],
    '4375': ['QLD', 'NSW'],
    '4377': ['QLD', 'NSW'],
    '4380': ['QLD', 'NSW'],
    '4383': ['QLD', 'NSW'],
    '4385': ['QLD', 'NSW'],
    '4825': ['QLD', 'NT'],
  },
  duty,
  withoutDuty,
  fees: [
    {
      place: 'WA',
      from: '2023-07-01',
      until: '2024-06-30',
      source: 'http://www.transport.wa.gov.au/licensing/license-a-new-vehicle.asp',
      transfer: 20.4,
    },
  ],
};
