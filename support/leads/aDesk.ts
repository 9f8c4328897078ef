import type { DealershipDetails } from '../../src/domain/enquiry/dealershipDetails';

/** The desk of a dealership with two departments. */
export const aDesk: DealershipDetails = {
  dealerId: 'quillbrook',
  brandId: 'tallis',
  stockVersion: 'v5',
  locale: 'en-AU',
  words: {},
  brand: 'Tallis',
  timeZone: 'Australia/Sydney',
  siteUrl: 'https://www.quillbrooktallis.example',
  name: 'Quillbrook Tallis',
  phone: '(02) 5550 0140',
  email: 'hello@quillbrooktallis.example',
  departments: [
    {
      id: 'sales',
      name: 'Sales',
      email: 'sales@quillbrooktallis.example',
      phones: [
        { label: 'Quillbrook', number: '(02) 5550 0140' },
        { label: 'Barden Creek', number: '(02) 5550 0170' },
      ],
      hours: ['Monday to Friday: 8:30 am to 5:30 pm', 'Saturday: 8:30 am to 1 pm'],
    },
    { id: 'service', name: 'Service', email: 'service@quillbrooktallis.example', phones: [], hours: [] },
  ],
};
