/**
 * Names of the same equipment. A feed writes one of them; shoppers type any, and choose by the first. A new name is a word here.
 */
const ROWS = `
  Reversing camera, reverse camera, rear view camera, rear camera, backup camera, back up camera
  360 camera, 360 degree camera, surround view camera, birds eye camera
  Apple CarPlay, car play, carplay
  Android Auto
  ISOFIX, child seat anchors, baby seat anchors, car seat anchors
  Tow bar, towbar, tow hitch, tow ball
  Tub liner, ute liner, tray liner
  Bull bar, bullbar, roo bar
  Tray back, trayback, tray top, tray body, cab chassis, flat tray, alloy tray, steel tray, drop side, flat bed, flatbed
  Roof racks, roof rack, roof bars
  Roof rails, roof rail
  Side steps, side step
  Air conditioning, aircon, air con, a c
  Climate control, climate air
  Satellite navigation, sat nav, satnav, gps, navigation
  Keyless entry, keyless start, push button start
  Blind spot monitor, blind spot monitoring, blind spot assist
  Lane keeping assist, lane keep assist, lane assist
  Autonomous emergency braking, aeb, auto braking
  Adaptive cruise control, adaptive cruise, radar cruise, active cruise
  Cross traffic alert, cross traffic
  Parking sensors, park sensors, parking sensor
  Sunroof, sun roof, moonroof, panoramic roof, glass roof
  Alloy wheels, alloys, mags
  LED headlights, led lights
  Power tailgate, powered tailgate, electric tailgate
  Heated front seats, heated seats, seat heaters
  Cooled seats, ventilated seats
  Heated steering wheel
  Leather steering wheel, leather wrapped steering wheel
  Power seats, power driver s seat, electric seats, powered seats
  Leather seats, leather interior, leather trim, leather upholstery, full leather, leather seat
  Wireless phone charging, wireless charging, wireless charger
  Electronic stability control, esc, traction control
  Digital radio, dab
  Head up display, heads up display, hud
`;

const KINDS = ROWS.trim()
  .split('\n')
  .map((line) => line.trim().split(', '));

export const EQUIPMENT_NAMES: readonly (readonly string[])[] = KINDS.map((names) =>
  names.map((name) => name.toLowerCase()),
);

/** The keyword that finds one kind of equipment as a whole: "leather" alone would find every steering wheel. */
export const equipmentKeyword = ([name = '']: readonly string[]): string => name.replaceAll(' ', '_');

/** A kind of equipment that shoppers filter by: its label, and the names by which lines of a feed are known, in lower case. */
export interface EquipmentKind {
  readonly label: string;
  readonly names: readonly string[];
}

/**
 * The kinds of equipment of a site: the dealer's own, then the usual ones that share no name with them.
 * @param own as in content: a label, and names separated by commas
 */
export const equipmentKinds = (
  own: readonly { readonly name: string; readonly value: string }[] = [],
): readonly EquipmentKind[] => {
  const named = own.map(({ name, value }) => ({
    label: name,
    names: value.split(',').map((text) => padded(text).trim()),
  }));
  const taken = new Set(named.flatMap(({ names }) => names));
  return [
    ...named,
    ...KINDS.map(([label = ''], place) => ({ label, names: EQUIPMENT_NAMES[place] ?? [] })).filter(
      ({ names }) => !names.some((name) => taken.has(name)),
    ),
  ];
};

/** A line of a feed that says what a vehicle does not have. */
const NOT_FITTED = /\b(?:no|not|without|optional|option|delete|prep)\b/i;

/** The labels of the kinds that a vehicle is fitted with, by the lines of its feed. */
export const fittedKinds = (lines: readonly string[], kinds: readonly EquipmentKind[]): readonly string[] => {
  const fitted = lines.filter((line) => !NOT_FITTED.test(line)).map(padded);
  return kinds
    .filter(({ names }) => names.some((name) => fitted.some((line) => line.includes(` ${name} `))))
    .map(({ label }) => label);
};

const padded = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;

/** The other names of some equipment, as words for the keyword search: a reversing camera is also a reverse camera. */
export const otherNames = (equipment: readonly string[]): readonly string[] => {
  const entries = equipment.map(padded);
  return EQUIPMENT_NAMES.filter((names) =>
    names.some((name) => entries.some((entry) => entry.includes(` ${name} `))),
  ).flatMap((names) => [...names, equipmentKeyword(names).replaceAll('_', '')]);
};
