/**
 * What each grade of the invented brand is fitted with, in two sentences that a new or demo listing opens with.
 * Keyed by model and badge.
 */
export const GRADE_WORDS: Readonly<Record<string, readonly [string, string]>> = {
  'Wren Core': [
    'Adaptive cruise control, a reversing camera and wireless phone mirroring are all standard on the Core, which is why so many stop here.',
    'The entry Wren leaves out frills, not safety: autonomous braking, lane keeping and seven airbags are on every one.',
  ],
  'Wren Tour': [
    'The Tour adds alloy wheels, front parking sensors, climate control and a heated steering wheel for July.',
    'Climate control, alloys and keyless entry make the Tour the one most people drive home.',
  ],
  'Wren Tour Hybrid': [
    'The self-charging hybrid uses 3.9 litres per 100 km and never needs a plug.',
    'In town it runs on the electric motor about half the time, and you fill it when you remember to.',
  ],
  'Wren Crest Hybrid': [
    'Everything the Wren can have: matrix headlamps, leather-look trim, a surround camera and the hybrid engine.',
    'The Crest brings heated seats, a premium sound system and headlamps that dip around oncoming cars.',
  ],
  'Lark Core': [
    'The Core goes up to 360 km on a charge (WLTP) and fills from 10 to 80 per cent in about half an hour on a fast charger.',
    'With the 51 kWh battery it is ideal as the town-and-school car of a two-car household.',
  ],
  'Lark Tour': [
    'The 62 kWh battery is good for up to 430 km (WLTP), so Sydney is one coffee stop away.',
    'The Tour has the long-range battery, a heat pump for cold mornings and a socket to run a fridge or a drill.',
  ],
  'Lark Crest': [
    'The Crest pairs the long-range battery with a panoramic roof, powered tailgate and heated seats front and rear.',
    'It can power the house fridge in a blackout through the external socket, and it is very quiet about everything else.',
  ],
  'Heron Core': [
    'A proper family SUV in plain clothes: seven airbags, adaptive cruise, a 560-litre boot and a full-size spare.',
    'The Core has the same body, the same boot and the same five-star safety as the dearer ones.',
  ],
  'Heron Tour': [
    'The Tour adds a powered tailgate, climate control in two zones, roof rails and 18-inch alloys.',
    'Roof rails, a powered tailgate and a cabin that wipes clean: the Tour is the sensible one.',
  ],
  'Heron Tour Hybrid': [
    'The two-litre hybrid uses 4.9 litres per 100 km and tows 1,500 kg without drama.',
    'Hybrid economy in a medium SUV: most of our customers get 1,000 km from a tank.',
  ],
  'Heron Crest Hybrid AWD': [
    'All-wheel drive by an electric rear motor, a panoramic roof, ventilated seats and a surround camera.',
    'The Crest has the lot, and its electric all-wheel drive needs no shaft, no transfer case and no thought.',
  ],
  'Brolga Tour': [
    'Seven seats, three-zone climate control and five child-seat anchor points, with 650 litres of boot when five are up.',
    'The turbo petrol Tour is the quiet way to carry seven.',
  ],
  'Brolga Tour Diesel AWD': [
    'The diesel makes 450 Nm and tows 2,500 kg, and all-wheel drive is permanent.',
    'For long distances and a van behind, the diesel is the one to have: it does 900 km between fills.',
  ],
  'Brolga Crest Diesel AWD': [
    'Captain’s chairs, a head-up display, heated and ventilated seats and a surround camera with a tow view.',
    'The Crest adds leather, a panoramic roof and a third row with its own climate control.',
  ],
  'Kite Yard 4x2': [
    'The Yard is the worker: vinyl floor, steel wheels, a 1,240 kg payload and the same safety kit as the others.',
    'Vinyl floor, washable cabin, tie-downs that mean it, and a locking tailgate.',
  ],
  'Kite Yard 4x4': [
    'Low range and a rear diff lock come standard with the four-wheel-drive Yard, and the floor hoses out.',
    'The plain four-wheel drive that graziers ask for by name: nothing to break, everything to use.',
  ],
  'Kite Stockman 4x4': [
    'The twin-turbo diesel pulls 3,500 kg, and the Stockman adds alloys, a tub liner, side steps and a 240-volt socket in the tub.',
    'Work on Friday, school sport on Saturday: the Stockman has the tub liner and the climate control.',
  ],
  'Kite Outrider 4x4': [
    'All-terrain tyres, front and rear lockers, underbody plates and a sports bar with LED lamps, all under the factory warranty.',
    'The Outrider goes further than most of us will: two lockers, 240 mm of clearance and a hoop for the work lamps.',
  ],
};
