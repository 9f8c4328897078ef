import type { DutyTable } from '../../../domain/onRoad/onRoadTables';

/** A law has no end, but budgets change laws each July: whoever reads their sources again moves the day. */
const until = '2027-06-30';

/**
 * What states charge on registering or buying a car, ute or van of at most 4.5 tonnes, for a buyer without a concession.
 * Read on 29 November 2026, in stored copies of the public pages; the newest is of January 2026.
 */
export const duty: Readonly<Record<string, DutyTable>> = {
  // Electric cars have paid it since 2024: nsw.gov.au/driving-boating-and-transport/abolish-stamp-duty
  NSW: {
    from: '2024-01-01',
    until,
    source: 'https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/motor-vehicle-duty',
    crewUtes: 'passengerIfFourWheelDrive',
    rows: [
      { when: { maxValue: 45_000 }, duty: { rate: 3, per: 100 } },
      { when: { isGoods: true }, duty: { rate: 3, per: 100 } },
      { duty: { base: 1350, rate: 5, per: 100, over: 45_000 } },
    ],
  },
  // Duties Act 2000 (Vic), s 218. A car up to the threshold of luxury car tax pays the first rate. The threshold is set each
  // July and never falls.
  // A green car pays it at any price, but apart from electric ones, no feed says which cars are green.
  VIC: {
    from: '2024-07-01',
    until,
    source: 'https://sro.vic.gov.au/rates-taxes-duties-and-levies/motor-vehicle-duty-current-rates',
    crewUtes: 'unclear',
    rows: [
      { when: { isNew: false, maxValue: 80_567 }, duty: { rate: 8.4, per: 200 } },
      { when: { isGoods: true, isNew: true }, duty: { rate: 5.4, per: 200 } },
      { when: { isGoods: true }, duty: { rate: 8.4, per: 200 } },
      { when: { maxValue: 80_567 }, duty: { rate: 8.4, per: 200 } },
      { when: { isElectric: true }, duty: { rate: 8.4, per: 200 } },
      { when: { isGreen: false, maxValue: 100_000 }, duty: { rate: 10.4, per: 200 }, until: '2026-06-30' },
      { when: { isGreen: false, maxValue: 150_000 }, duty: { rate: 14, per: 200 } },
      { when: { isGreen: false }, duty: { rate: 18, per: 200 } },
    ],
  },
  QLD: {
    from: '2018-07-01',
    until,
    source: 'https://www.qld.gov.au/transport/registration/fees/duty/rates',
    rows: [
      { when: { isElectrified: true, maxValue: 100_000 }, duty: { rate: 2, per: 100 } },
      { when: { isElectrified: true }, duty: { rate: 4, per: 100 } },
      { when: { maxCylinders: 4, maxValue: 100_000 }, duty: { rate: 3, per: 100 } },
      { when: { maxCylinders: 4 }, duty: { rate: 5, per: 100 } },
      { when: { maxCylinders: 6, maxValue: 100_000 }, duty: { rate: 3.5, per: 100 } },
      { when: { maxCylinders: 6 }, duty: { rate: 5.5, per: 100 } },
      { when: { maxValue: 100_000 }, duty: { rate: 4, per: 100 } },
      { duty: { rate: 6, per: 100 } },
    ],
  },
  // Duties Act 2008 (WA), s 236.
  WA: {
    from: '2008-07-01',
    until,
    source: 'http://classic.austlii.edu.au/au/legis/wa/consol_act/da200893/s236.html',
    rows: [
      { when: { maxValue: 25_000 }, duty: { percent: 2.75 } },
      { when: { maxValue: 50_000 }, duty: { percent: 2.75, rises: { over: 25_000, dollars: 6666.66 } } },
      { duty: { percent: 6.5 } },
    ],
  },
  // Stamp Duties Act 1923 (SA), schedule 2. The oldest copy of these rates that we read is of July 2012.
  SA: {
    from: '2012-07-03',
    until,
    source: 'http://www.austlii.edu.au/au/legis/sa/consol_act/sda1923157/sch2.html',
    rows: [
      { when: { maxValue: 1000 }, duty: { rate: 1, per: 100, min: 5 } },
      { when: { maxValue: 2000 }, duty: { base: 10, rate: 2, per: 100, over: 1000 } },
      { when: { maxValue: 3000 }, duty: { base: 30, rate: 3, per: 100, over: 2000 } },
      { when: { isGoods: true }, duty: { base: 30, rate: 3, per: 100, over: 2000 } },
      { duty: { base: 60, rate: 4, per: 100, over: 3000 } },
    ],
  },
  // Duties Act 2001 (Tas), s 197. The last exemption of electric cars ended with 2023.
  TAS: {
    from: '2024-01-01',
    until,
    source: 'https://www.transport.tas.gov.au/fees_forms/registration_fees/accordian/duty_rates',
    crewUtes: 'unclear',
    rows: [
      { when: { maxValue: 600 }, duty: { base: 20, rate: 0, per: 100 } },
      { when: { maxValue: 35_000 }, duty: { rate: 3, per: 100 } },
      { when: { isGoods: true }, duty: { rate: 3, per: 100 } },
      { when: { maxValue: 40_000 }, duty: { base: 1050, rate: 11, per: 100, over: 35_000 } },
      { duty: { rate: 4, per: 100 } },
    ],
  },
  // The concession for plug-in vehicles: nt.gov.au/driving/rego/getting-an-nt-registration/get-electric-vehicle-registration-and-stamp-duty-concessions
  // It takes $1,500 off the duty, whatever the price: hdl.handle.net/10070/840083
  NT: {
    from: '2022-07-01',
    until,
    source: 'https://treasury.nt.gov.au/dtf/territory-revenue-office/stamp-duty-on-motor-vehicles',
    rows: [
      { when: { isPlugIn: true }, duty: { rate: 3, per: 100, less: 1500 }, until: '2027-06-30' },
      { duty: { rate: 3, per: 100 } },
    ],
  },
};

/**
 * The ACT: its rates of September 2025 go by emissions, which feeds do not give, and we found no public copy of the whole
 * determination.
 */
export const withoutDuty: Readonly<Record<string, string>> = {
  ACT: 'Duty in the ACT goes by the vehicle’s CO₂ emissions, which aren’t listed. Ask us for a drive-away price.',
};
