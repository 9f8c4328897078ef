/** Names of the same equipment. A feed writes one of them; shoppers type any. A new name is a word here. */
const ROWS = `
  reversing camera, reverse camera, rear view camera, rear camera, backup camera, back up camera
  360 camera, 360 degree camera, surround view camera, birds eye camera
  apple carplay, car play, carplay
  android auto
  isofix, child seat anchors, baby seat anchors, car seat anchors
  tow bar, towbar, tow hitch, tow ball
  tub liner, ute liner, tray liner
  bull bar, bullbar, roo bar
  tray back, trayback, tray top, tray body, cab chassis, flat tray, alloy tray, steel tray, drop side, flat bed, flatbed
  roof racks, roof rack, roof bars
  roof rails, roof rail
  side steps, side step
  air conditioning, aircon, air con, a c
  climate control, climate air
  satellite navigation, sat nav, satnav, gps, navigation
  keyless entry, keyless start, push button start
  blind spot monitor, blind spot monitoring, blind spot assist
  lane keeping assist, lane keep assist, lane assist
  autonomous emergency braking, aeb, auto braking
  adaptive cruise control, adaptive cruise, radar cruise, active cruise
  cross traffic alert, cross traffic
  parking sensors, park sensors, parking sensor
  sunroof, sun roof, moonroof, panoramic roof, glass roof
  alloy wheels, alloys, mags
  led headlights, led lights
  power tailgate, powered tailgate, electric tailgate
  heated front seats, heated seats, seat heaters
  cooled seats, ventilated seats
  heated steering wheel
  leather steering wheel, leather wrapped steering wheel
  power driver s seat, power seats, electric seats, powered seats
  leather seats, leather interior, leather trim, leather upholstery, full leather, leather seat
  wireless phone charging, wireless charging, wireless charger
  electronic stability control, esc, traction control
  digital radio, dab
  head up display, heads up display, hud
`;

export const EQUIPMENT_NAMES: readonly (readonly string[])[] = ROWS.trim()
  .split('\n')
  .map((line) => line.trim().split(', '));

/**
 * The keyword that finds one kind of equipment as a whole. Its words alone would find more: the leather of a steering wheel
 * and the seats of every car.
 */
export const equipmentKeyword = ([name = '']: readonly string[]): string => name.replaceAll(' ', '_');

const padded = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;

/** The other names of some equipment, as words for the keyword search: a reversing camera is also a reverse camera. */
export const otherNames = (equipment: readonly string[]): readonly string[] => {
  const entries = equipment.map(padded);
  return EQUIPMENT_NAMES.filter((names) =>
    names.some((name) => entries.some((entry) => entry.includes(` ${name} `))),
  ).flatMap((names) => [...names, equipmentKeyword(names).replaceAll('_', '')]);
};
