import { departmentsAt } from '../../../plugins/content-endpoint/departmentsAt';
import { WEEKDAYS } from '../../../src/domain/openingHours';

const week = (opens: string, closes: string) =>
  WEEKDAYS.map((weekday) => ({ weekday, periods: [{ opens, closes }] }));
const day = (date: string, ...periods: readonly { readonly opens: string; readonly closes: string }[]) => ({
  date,
  name: 'x',
  periods: [...periods],
});

const SITE = {
  phone: '(02) 5550 0100',
  departments: [
    {
      id: 'sales',
      name: 'Sales',
      visitsAtOnce: 2,
      phones: [{ number: '1' }],
      openingHours: week('09:00', '17:00'),
      specialDays: [],
    },
    {
      id: 'service',
      name: 'Service',
      visitsAtOnce: 2,
      phones: [{ number: '2' }, { label: 'Mill Yard', number: '3' }],
      openingHours: week('07:30', '16:00'),
      specialDays: [day('2030-12-24', { opens: '07:30', closes: '11:00' }), day('2030-12-31')],
    },
  ],
};

const at = (fields: object) =>
  departmentsAt({ name: 'Mill Yard', specialDays: [], departments: [], ...fields }, SITE)[0];

it('takes what a yard leaves out from the department: its hours, and its number for that yard', () => {
  const departments = [{ department: 'service', specialDays: [] }];
  expect(at({ departments })).toMatchObject({ phone: '3', openingHours: week('07:30', '16:00') });
  expect(at({ departments, name: 'Gumleaf' })).toMatchObject({ phone: '2' });
});

it('keeps the dealership’s order, whatever the order of the file', () => {
  const departments = ['service', 'sales'].map((department) => ({ department, specialDays: [] }));
  const all = departmentsAt({ name: 'Mill Yard', specialDays: [], departments }, SITE);
  expect(all.map(({ department }) => department.name)).toEqual(['Sales', 'Service']);
});

it('has a department open on a special day of the yard only while the yard is', () => {
  const departments = [
    { department: 'service', specialDays: [day('2030-12-23', { opens: '09:00', closes: '10:00' })] },
  ];
  const specialDays = [
    day('2030-12-22', { opens: '06:00', closes: '12:00' }, { opens: '13:00', closes: '20:00' }),
    day('2030-12-23', { opens: '08:00', closes: '12:00' }),
    day('2030-12-24', { opens: '08:00', closes: '12:00' }),
    day('2030-12-26', { opens: '18:00', closes: '20:00' }),
    day('2030-12-31', { opens: '08:00', closes: '12:00' }),
  ];
  const found = new Map(at({ departments, specialDays })?.specialDays.map((one) => [one.date, one.periods]));
  expect([...found].sort()).toEqual([
    [
      '2030-12-22',
      [
        { opens: '07:30', closes: '12:00' },
        { opens: '13:00', closes: '16:00' },
      ],
    ],
    // Its own there, then its own everywhere.
    ['2030-12-23', [{ opens: '09:00', closes: '10:00' }]],
    ['2030-12-24', [{ opens: '07:30', closes: '11:00' }]],
    ['2030-12-26', []],
    ['2030-12-31', []],
  ]);
  const closed = at({ departments, specialDays: [day('2030-12-24')] });
  expect(closed?.specialDays).toContainEqual(day('2030-12-24'));
});
