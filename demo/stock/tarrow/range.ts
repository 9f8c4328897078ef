import { badge, type ModelSpec } from '../vehicleSpec';
import { ENGINES } from './engines';

const cvt = 'CVT automatic';
const seven = '7 speed dual-clutch automatic';
const eight = '8 speed automatic';
const single = 'Single speed automatic';
const years = [2018, 2026] as const;

/**
 * The model range of the invented brand. Prices are the drive-away prices of the grades; the model pages
 * under `content/vehicles` quote the same ones. `count` is the number of used ones.
 */
export const tarrowRange: readonly ModelSpec[] = [
  {
    make: 'Tarrow',
    model: 'Wren',
    body: 'hatch',
    region: '6',
    seats: 5,
    ancap: [5, 2023],
    size: [4145, 1770, 1490, 2580],
    tank: 42,
    holds: 1.06,
    count: 5,
    badges: [
      badge('Core', years, 25_990, ENGINES.petrol12, cvt, '2WD', 1165),
      badge('Tour', years, 28_490, ENGINES.petrol12, cvt, '2WD', 1185),
      badge('Tour Hybrid', [2022, 2026], 31_490, ENGINES.hybrid15, cvt, '2WD', 1240),
      badge('Crest Hybrid', [2022, 2026], 34_490, ENGINES.hybrid15, cvt, '2WD', 1262),
    ],
    remarks: [
      'Small outside, honest inside: four adults fit, and the boot takes a week of shopping.',
      'The hill-hold and the light steering make it an easy car to learn in.',
      'A car that asks for very little: tyres are cheap, and it sips fuel.',
    ],
  },
  {
    make: 'Tarrow',
    model: 'Lark',
    body: 'hatch',
    region: '6',
    seats: 5,
    ancap: [5, 2024],
    size: [4260, 1800, 1550, 2690],
    holds: 0.84,
    count: 3,
    badges: [
      badge('Core', [2024, 2026], 37_990, ENGINES.electric51, single, '2WD', 1545),
      badge('Tour', [2023, 2026], 42_990, ENGINES.electric62, single, '2WD', 1620),
      badge('Crest', [2023, 2026], 46_990, ENGINES.electric62, single, '2WD', 1638),
    ],
    remarks: ['We measured the battery at trade-in and the report is in the glovebox.'],
    stories: ['It has been charged at home from rooftop solar nearly all its life.'],
  },
  {
    make: 'Tarrow',
    model: 'Heron',
    body: 'suv',
    region: '6',
    seats: 5,
    ancap: [5, 2022],
    size: [4580, 1860, 1670, 2710],
    tank: 56,
    holds: 1.04,
    count: 6,
    badges: [
      badge('Core', years, 35_990, ENGINES.petrol15, seven, '2WD', 1495),
      badge('Tour', years, 39_490, ENGINES.petrol15, seven, '2WD', 1520),
      badge('Tour Hybrid', [2022, 2026], 43_490, ENGINES.hybrid20, cvt, '2WD', 1605),
      badge('Crest Hybrid AWD', [2022, 2026], 49_990, ENGINES.hybrid20, cvt, 'AWD', 1690),
    ],
    remarks: [
      'The car that half the school car park in Wattlebrook seems to drive, and not by accident.',
      'The boot floor drops by a hand’s width, so the dog crate and the groceries can share.',
    ],
    stories: ['Sold here new, serviced here since, and back on the yard because a fifth grandchild arrived.'],
  },
  {
    make: 'Tarrow',
    model: 'Brolga',
    body: 'suvLarge',
    region: '6',
    seats: 7,
    ancap: [5, 2023],
    size: [4890, 1925, 1760, 2870],
    tank: 71,
    gvm: 2760,
    gcm: 5260,
    holds: 1.05,
    count: 4,
    badges: [
      badge('Tour', [2019, 2026], 47_990, ENGINES.petrol20, eight, '2WD', 1845),
      badge('Tour Diesel AWD', [2019, 2026], 53_990, ENGINES.diesel20, eight, 'AWD', 1985),
      badge('Crest Diesel AWD', [2019, 2026], 60_990, ENGINES.diesel20, eight, 'AWD', 2040),
    ],
    remarks: ['The third row has its own vents, cup holders and child-seat anchor points.'],
    stories: ['It towed a camper to Broome and back and never asked for so much as a litre of oil.'],
  },
  {
    make: 'Tarrow',
    model: 'Kite',
    body: 'ute',
    region: '6',
    seats: 5,
    ancap: [5, 2024],
    size: [5330, 1905, 1840, 3185],
    tank: 80,
    gvm: 3200,
    gcm: 6100,
    holds: 1.06,
    count: 4,
    badges: [
      badge('Yard 4x2', years, 42_990, ENGINES.diesel20, eight, '4x2', 1960),
      badge('Yard 4x4', years, 48_490, ENGINES.diesel20, eight, '4x4', 2065),
      badge('Stockman 4x4', years, 56_990, ENGINES.diesel23, eight, '4x4', 2130),
      badge('Outrider 4x4', [2020, 2026], 64_990, ENGINES.diesel23, eight, '4x4', 2195),
    ],
    remarks: [
      'The under-seat box, the tray lamp and the 240-volt socket in the tub all work, and all get used.',
    ],
    stories: [
      'Never a work ute in its life: a tinny on the roof bars in summer was about the size of it.',
      'One of our own workshop’s utes, so you can ask the people who serviced it.',
    ],
  },
];
