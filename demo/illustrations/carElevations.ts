import type { CarBody } from './catalogue';

/** A car seen straight from the front or the rear: millimetres, x from its middle, y up from the ground. */
export interface Elevation {
  readonly width: number;
  readonly height: number;
  readonly clearance: number;
  readonly radius: number;
  readonly tyre: number;
  /** Where the windscreen meets the bonnet. */
  readonly cowl: number;
  /** Leading edge of the bonnet. */
  readonly nose: number;
  /** Lower edge of the rear window. */
  readonly deck: number;
  /** Half the width of the roof. */
  readonly roof: number;
  readonly cladding: boolean;
  readonly open?: boolean;
}

const low = { clearance: 190, radius: 338, tyre: 235, cladding: false } as const;

const high = { clearance: 250, radius: 376, tyre: 250, cladding: true } as const;

/** Front and rear measures of every car. */
export const elevations: Readonly<Record<CarBody, Elevation>> = {
  hatch: { ...low, width: 1800, height: 1482, cowl: 1010, nose: 810, deck: 1010, roof: 570 },
  sedan: { ...low, width: 1850, height: 1448, cowl: 985, nose: 772, deck: 1064, roof: 560 },
  wagon: { ...low, width: 1850, height: 1462, cowl: 985, nose: 772, deck: 1000, roof: 590 },
  coupe: { ...low, width: 1870, height: 1318, cowl: 930, nose: 712, deck: 976, roof: 540, clearance: 170 },
  convertible: {
    ...low,
    width: 1870,
    height: 1240,
    cowl: 930,
    nose: 712,
    deck: 960,
    roof: 540,
    clearance: 170,
    open: true,
  },
  suv: { ...high, width: 1860, height: 1664, cowl: 1126, nose: 946, deck: 1130, roof: 610 },
  suvLarge: {
    ...high,
    width: 1950,
    height: 1772,
    cowl: 1180,
    nose: 1020,
    deck: 1200,
    roof: 670,
    clearance: 270,
  },
  ute: {
    ...high,
    width: 1910,
    height: 1822,
    cowl: 1240,
    nose: 1096,
    deck: 1296,
    roof: 610,
    clearance: 360,
    radius: 398,
    tyre: 270,
  },
  van: { ...low, width: 1960, height: 1982, cowl: 1180, nose: 980, deck: 1240, roof: 800, clearance: 230 },
  peopleMover: { ...low, width: 1920, height: 1782, cowl: 1120, nose: 900, deck: 1190, roof: 700 },
};
