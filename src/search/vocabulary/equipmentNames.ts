/** Names of the same equipment. A feed writes one of them; shoppers type any. */
const NAMES: readonly (readonly string[])[] = `
  reversing camera, reverse camera, rear view camera, rear camera, backup camera, back up camera
  apple carplay, car play
  isofix, child seat anchors, baby seat anchors, car seat anchors
  tow bar, towbar, tow hitch, tow ball
  tub liner, ute liner, tray liner
  bull bar, bullbar, roo bar
  air conditioning, aircon, air con, a c
  climate control, climate air
  satellite navigation, sat nav, satnav, gps, navigation
  keyless entry, keyless start, push button start
  blind spot monitor, blind spot monitoring, blind spot assist
  lane keeping assist, lane keep assist, lane assist
  autonomous emergency braking, aeb, auto braking
  cross traffic alert, cross traffic
  sunroof, sun roof, moonroof, panoramic roof, glass roof
  alloy wheels, alloys, mags
  power tailgate, powered tailgate, electric tailgate
  heated front seats, heated seats, seat heaters
  power driver s seat, power seats, electric seats
  leather seats, leather interior, leather trim, leather upholstery
  wireless phone charging, wireless charging, wireless charger
  electronic stability control, esc, traction control
  digital radio, dab
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(', '));

const padded = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;

/** The other names of some equipment, as words for the keyword search: a reversing camera is also a reverse camera. */
export const otherNames = (equipment: readonly string[]): readonly string[] => {
  const entries = equipment.map(padded);
  return NAMES.filter((names) =>
    names.some((name) => entries.some((entry) => entry.includes(` ${name} `))),
  ).flat();
};
