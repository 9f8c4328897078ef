import type { UsedFacts } from './usedFacts';

/** Absent where the sentence doesn't suit the car. */
type Sentence = (facts: UsedFacts) => string | undefined;

const km = (facts: UsedFacts) => `${facts.odometer.toLocaleString('en-AU')} km`;

/** Where a one-owner car came from. */
export const ONE_OWNER: readonly Sentence[] = [
  (f) => `One owner since new: a nurse at the district hospital who kept every receipt for her ${f.model}.`,
  (f) =>
    `Bought new in ${f.year} by a couple from Mallow Flat and traded in because they are down to one car.`,
  () => 'One careful owner, a teacher who drove it to school and to the coast each January.',
  (f) =>
    `Its only owner ran it between the farm and town, mostly on the sealed road, for all of its ${km(f)}.`,
  () => 'A single-owner car from a family we have known for years.',
  (f) => `First and only owner from ${f.year} to this spring, a surveyor who is fussy about his vehicles.`,
  () => 'One owner, who parked it under cover at home and at work.',
  (f) => `A one-owner local, traded on a new Tarrow last month with ${km(f)} on the clock.`,
  () => 'Had from new by a retired stock agent, who washed it every Saturday and is sorry to see it go.',
  (f) =>
    `One owner, no accidents that we or the records know of, and ${km(f)} that are easy to believe once you sit in it.`,
  () => 'Owned from new by a small accounting firm in town and driven by the same person throughout.',
  (f) => `Came to us from its first owner in ${f.location}, with the original invoice still in the folder.`,
  () => 'The first owner has moved to the city and has no need of it there; we were glad to be asked.',
];

/** Where a car with more than one owner came from. */
export const EARLIER_OWNERS: readonly Sentence[] = [
  (f) => `Traded in at ${f.location} by its second owner, who had it for the better part of four years.`,
  (f) => `A two-owner car with ${km(f)}, both of them within an hour of here.`,
  (f) =>
    f.seats < 7 ? 'Bought by us from a customer who is moving up to something with more seats.' : undefined,
  () => 'A local trade-in; the last owner is happy to be telephoned and asked about it.',
  (f) => (f.toy ? undefined : `An ex-lease ${f.model} that came with its complete maintenance file.`),
  () =>
    'Second owner was a vet nurse, which explains the washable seat covers and how clean it is underneath them.',
  () => 'It came back to us on a trade, and we were pleased to see it.',
  (f) =>
    `Chosen by our buyer at a dealer-only sale in Dubbo because it was the straightest of the ${f.year} cars there.`,
  (f) =>
    f.seats < 7 && !f.toy
      ? 'Traded by a young family whose third child has settled the matter of the back seat.'
      : undefined,
  () =>
    'From a country estate, sold on behalf of the family; it was kept in the machinery shed and used weekly.',
  (f) => `Two previous owners and ${km(f)}, evenly spread over the years.`,
  () =>
    'Previously a council pool car: washed weekly, serviced by the calendar, never driven by the same person twice in a row.',
  () =>
    'The last owner traded it for a caravan tug; there was nothing wrong with it then and there is nothing now.',
];

/** Service history that fits any past. */
export const SERVICE: readonly Sentence[] = [
  () => 'The log book is stamped for every service.',
  (f) =>
    `Log book complete to ${f.odometer > 60_000 ? 'the last ten thousand' : 'the last service'}, with the invoices behind it.`,
  () => 'Full service history, most of it from two workshops.',
  () => 'Books and two keys are here, and the services were done on time.',
  () => 'Service record complete bar one stamp, and we have the invoice for that one.',
  () => 'Our workshop has just done the next service that was due, so you start at zero.',
  () => 'Serviced every year whether the kilometres called for it or not.',
  () => 'The history is in the glovebox; read it before you read anything we say.',
  () => 'Regular services, two keys, and the spare has never touched the ground.',
  () => 'It arrives with an independent inspection report less than a month old.',
  (f) => `The stamps run from ${f.year} to now without a gap.`,
  () => 'Owner’s handbook, service book and both keys are in the pouch.',
];

/** What our own workshop found and did; honest flaws among them. */
export const CONDITION: readonly Sentence[] = [
  () => 'There is a scuff on the left rear bumper that we chose to leave and price in.',
  () => 'A stone chip on the bonnet has been touched up; you have to look for it.',
  () => 'We fitted four new tyres before we put it out.',
  () => 'New front brake pads and discs went on last week.',
  () => 'The driver’s seat bolster shows a little wear, as you would expect; the rest of the cabin is fresh.',
  () => 'There is a small dent in the tailgate; we will show it to you, and it is allowed for in the price.',
  () => 'The windscreen was replaced under insurance in winter, and the cameras were calibrated afterwards.',
  () => 'Two alloy wheels carry kerb marks; we can have them done at cost if they bother you.',
  () => 'Tyres measured at five millimetres or better all round.',
  () => 'Interior detailed, no smells, no smoker, no stains.',
  () => 'Paint is original on every panel by our gauge.',
  () => 'A fresh battery is in, with its three-year warranty in your name.',
  () =>
    'Country kilometres, so the underbody has a little red dust that we will happily show you on the hoist.',
  () => 'One reversing sensor was tired and has been replaced.',
  () => 'The air conditioning was regassed for summer.',
  () => 'Wheel alignment done and the printout kept with the papers.',
];

export const TOW_BAR: readonly Sentence[] = [
  () => 'Tow bar and wiring are fitted and were checked on the hoist.',
  () => 'The tow bar has had a box trailer behind it and not much more.',
  () => 'A tow bar with seven-pin flat plug is on; the electric brake controller can stay or go.',
  () => 'Tow bar fitted by the maker, with the rating plate where it should be.',
  (f) => (f.tows ? 'The tow bar was used for a tinny on weekends.' : undefined),
  () => 'The tow bar is nearly new; the wiring was done by our own auto electrician.',
  () => 'It comes with a tow bar, and with the paper that says what it is rated to.',
  () => 'A tow bar is fitted, ball and pin included.',
  () => 'There is a genuine tow bar, and we can set the tongue height to your trailer while you wait.',
];

export const REGISTRATION: readonly Sentence[] = [
  (f) => `Registered until ${f.registeredUntil}.`,
  (f) => `NSW registration runs to ${f.registeredUntil}.`,
  (f) => `Rego to ${f.registeredUntil}, with a new inspection report.`,
  (f) => `Sold registered until ${f.registeredUntil} and with a clear title certificate.`,
  (f) => `Registration is paid to ${f.registeredUntil}; the transfer takes us ten minutes.`,
  (f) => `Comes with rego until ${f.registeredUntil} and no money owing.`,
  (f) => `Plates stay on it, and they are good until ${f.registeredUntil}.`,
  (f) => `The registration has been renewed to ${f.registeredUntil}.`,
  (f) => `It is registered to ${f.registeredUntil}, and the register shows no money owing and no write-off.`,
];

export const CERTIFIED: readonly Sentence[] = [
  () =>
    'Tarrow Certified: 110 points checked, 24 months of warranty added, and roadside help for the first year.',
  () => 'As a Tarrow Certified car it has passed the 110-point check, and the sheet is yours to keep.',
  () => 'It carries the Tarrow Certified warranty of two years, whatever the kilometres.',
  () => 'Certified by our own technicians to the maker’s 110-point list, with two more years of warranty.',
];

export const CLOSING: readonly Sentence[] = [
  (f) => `Ring first and we will have it out the front at ${f.location} for you.`,
  () => 'Happy to send a walk-around video if you are coming from a distance.',
  () => 'Take it for an hour, not for a lap of the block.',
  () => 'Your own mechanic is welcome to look it over.',
  () => 'We can bring it to you for a drive within fifty kilometres.',
  () => 'Trade-ins of any make are valued on the spot.',
  () => 'Ask for the workshop sheet; it says everything we know.',
  () => 'Available to see on Saturday mornings too.',
];

export const ELECTRIC: readonly Sentence[] = [
  () => 'Both charging cables are in the boot.',
  () => 'We will show you how to set it to charge on the off-peak tariff before you leave.',
  () => 'The remaining battery warranty transfers to you.',
];
