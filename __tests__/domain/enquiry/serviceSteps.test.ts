import { checkEnquiry } from '../../../src/domain/enquiry/checkEnquiry';
import { emptyAnswers } from '../../../src/domain/enquiry/enquiryField';
import { fieldsOf } from '../../../src/domain/enquiry/enquiryForms';
import {
  SERVICE_STEPS,
  type ServiceRequest,
  serviceMailto,
  serviceStepOf,
  serviceSummary,
} from '../../../src/domain/enquiry/serviceRequest';
import { forms } from '../../../src/locales/site/forms';
import { openingHoursFixture } from '../../support/content/openingHoursFixture';

const visit = { hours: openingHoursFixture, now: new Date('2026-06-16T00:00:00Z') };
const request = (given: Partial<ServiceRequest>) => ({
  ...(emptyAnswers(fieldsOf('serviceForm', forms)) as ServiceRequest),
  registrationState: 'NSW',
  ...given,
});
const whole = request({
  make: 'Toyota',
  model: 'HiLux',
  works: ['logBook'],
  date: '2026-06-17',
  time: '08:30',
  transport: 'wait',
  name: 'Ann',
  phone: '0491 570 156',
});
const fields = (step: (typeof SERVICE_STEPS)[number]['name'], given: Partial<ServiceRequest>) =>
  checkEnquiry('serviceForm', request(given), forms, visit)
    .map(({ field }) => field)
    .filter((field) => SERVICE_STEPS[serviceStepOf(field)]?.name === step);

test('an empty form names what each step needs, in the order of its fields', () => {
  expect(SERVICE_STEPS.map(({ name }) => fields(name, {}))).toEqual([
    ['make', 'model'],
    ['works'],
    ['date', 'time', 'transport'],
    ['name', 'phone'],
  ]);
});

test('a form with everything it needs is valid', () => {
  expect(checkEnquiry('serviceForm', whole, forms, visit)).toEqual([]);
});

test.each([
  ['year', '19'],
  ['year', 'new'],
  ['registrationNumber', 'ABC-12-3456-7'],
  ['odometer', 'many'],
  ['odometer', '1.2.3k'],
  ['odometer', '3000k'],
  ['odometer', '85.432'],
  ['odometer', '85,4326'],
  ['odometer', '8 5432'],
  ['odometer', '85,432-6'],
] as const)('%s: %s is asked about', (field, value) => {
  expect(fields('vehicle', { ...whole, [field]: value })).toEqual([field]);
});

test.each([
  ['year', '2019'],
  ['registrationNumber', 'abc·12d'],
  ['registrationNumber', 'ABC\u2011123'],
  ...[
    '64,000 km',
    '64000kms',
    '120,000 klms',
    '120k',
    '12.5k km',
    '85,432.6',
    '85 432.6 km',
    "85000k's",
    '85,000 ks',
  ].map((value) => ['odometer', value] as const),
] as const)('%s: %s is taken as it is', (field, value) => {
  expect(fields('vehicle', { ...whole, [field]: value })).toEqual([]);
});

test('a fault must be described', () => {
  expect(fields('service', { works: ['fault'] })).toEqual(['details']);
  expect(fields('service', { works: ['fault'], details: 'It squeaks.' })).toEqual([]);
});

test('a time of another day, and a day in the past, are refused', () => {
  // Saturday closes at one.
  expect(fields('time', { ...whole, date: '2026-06-20', time: '15:00' })).toEqual(['time']);
  expect(fields('time', { ...whole, date: '2026-06-01' })).toEqual(['date']);
});

test.each([
  ...['0491 570 156', '(02) 5550 0140', '+61 491 570 156', '+61 (0)2 5550 0140', '02 5550 0140 ext 12'],
  ...['02\u20115550\u20130140', '0491\u200b570\u200d156', '0491\u2212570\u2014156', '(02) 5550 0140 x12'],
  ...['0491 570 156 / 02 5550 0140', '0491 570 156 or 0491570157', '02 5550 0140 Ext. 12, 0491 570 156'],
])('%s can be called', (phone) => {
  expect(fields('contact', { ...whole, phone })).toEqual([]);
});

test.each([
  ...['12', 'ring me', '0491 570 156 after five', '0491 570 156 / 12', '0491 570 156 ext', '0491+570+156'],
  ...['0491 570 156 0491 570 157', '0000000000', '+11 111 111'],
])('%s cannot', (phone) => {
  expect(fields('contact', { ...whole, phone })).toEqual(['phone']);
});

test('an email address may be left out, but must be complete if given', () => {
  expect(fields('contact', { ...whole, email: '' })).toEqual([]);
  expect(fields('contact', { ...whole, email: 'ann@' })).toEqual(['email']);
});

const sent = {
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
  expect(serviceSummary(sent, forms).map(({ label, value }) => `${label}: ${value}`)).toEqual([
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
  const url = new URL(serviceMailto('service@gumleaf.example', sent, forms));
  expect(url.pathname).toBe('service@gumleaf.example');
  expect(url.searchParams.get('body')).toContain(
    'In your words: It squeaks & groans.\nDay and time: Wednesday',
  );
});
