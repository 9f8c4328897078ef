import { emptyAnswers } from '../../../src/domain/enquiry/enquiryField';
import { fieldsOf } from '../../../src/domain/enquiry/enquiryForms';
import {
  type ServiceRequest,
  serviceMailto,
  serviceSummary,
} from '../../../src/domain/enquiry/serviceRequest';
import { forms } from '../../../src/locales/site/forms';

const request = {
  ...(emptyAnswers(fieldsOf('serviceForm', forms)) as ServiceRequest),
  registrationState: 'NSW',
  make: 'Toyota',
  model: 'HiLux',
  year: '2019',
  registrationNumber: 'abc12d',
  works: ['tyres', 'fault'] as const,
  details: 'It squeaks & groans.',
  date: '2026-06-17',
  time: '08:30',
  transport: 'loanCar' as const,
  name: 'Ann',
  phone: '0491 570 156',
};

test('the request is summed up in words, without empty rows', () => {
  expect(serviceSummary(request, forms).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Vehicle: 2019 Toyota HiLux',
    'Registration: ABC12D NSW',
    'Work: Tyres and alignment, Something isn’t right',
    'In your words: It squeaks & groans.',
    'Day and time: Wednesday 17 June, 8:30 am',
    'Meanwhile: Borrow a loan vehicle',
    'Name: Ann',
    'Phone: 0491 570 156',
  ]);
});

test('an email holds all of it', () => {
  const url = new URL(serviceMailto('service@gumleaf.example', request, forms));
  expect(url.pathname).toBe('service@gumleaf.example');
  expect(url.searchParams.get('body')).toContain(
    'In your words: It squeaks & groans.\nDay and time: Wednesday',
  );
});
