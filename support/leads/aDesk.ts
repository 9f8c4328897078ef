import type { DealershipDetails } from '../../src/domain/enquiry/dealershipDetails';

/** The desk of a dealership with two departments. */
export const aDesk: DealershipDetails = {
  dealerId: 'wattlebrook',
  brandId: 'tarrow',
  stockVersion: 'v5',
  brand: 'Tarrow',
  timeZone: 'Australia/Sydney',
  siteUrl: 'https://www.wattlebrooktarrow.example',
  name: 'Wattlebrook Tarrow',
  phone: '(02) 5550 0140',
  email: 'hello@wattlebrooktarrow.example',
  departments: [
    {
      id: 'sales',
      name: 'Sales',
      email: 'sales@wattlebrooktarrow.example',
      phones: [
        { label: 'Wattlebrook', number: '(02) 5550 0140' },
        { label: 'Barden Creek', number: '(02) 5550 0170' },
      ],
      hours: ['Monday to Friday: 8:30 am to 5:30 pm', 'Saturday: 8:30 am to 1 pm'],
    },
    { id: 'service', name: 'Service', email: 'service@wattlebrooktarrow.example', phones: [], hours: [] },
  ],
};
