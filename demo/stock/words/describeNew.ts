import { deck } from '../deck';
import { GRADE_WORDS } from './gradeWords';

interface Facts {
  readonly model: string;
  readonly badge: string;
  readonly paint: string;
  readonly location: string;
  readonly odometer: number;
  /** Last year's plate, to be cleared. */
  readonly runout: boolean;
}

type Sentence = (facts: Facts) => string;

const NEW_HERE: readonly Sentence[] = [
  (f) => `In ${f.paint}, on the floor at ${f.location} and ready to register in your name.`,
  (f) => `This one is ${f.paint} and stands at ${f.location}, unlocked, for you to sit in.`,
  (f) => `Finished in ${f.paint}, pre-delivery done, and yours within three working days.`,
  (f) => `${f.paint} paint, protective film still on the sills, parked at our ${f.location} yard.`,
  (f) => `In ${f.paint}, and driven no further than from the truck to our wash bay at ${f.location}.`,
  (f) => `In stock now in ${f.paint}; no deposit is needed to drive one like it.`,
  (f) => `The colour is ${f.paint}, which looks its best in the morning sun.`,
];

const COVER: readonly Sentence[] = [
  () => 'Seven years of warranty without a kilometre limit and seven capped-price services go with it.',
  () =>
    'The drive-away price includes twelve months of registration, CTP insurance, stamp duty and dealer delivery.',
  () => 'Seven-year warranty, and the first service at 1,000 km is on us.',
  () => 'Service prices are capped and published for the first seven years.',
  () => 'A tank of fuel or a full battery, mats and a proper hour of handover are included.',
  () => 'Roadside assistance is renewed each time we service it, for up to seven years.',
];

const DEMO_PAST: readonly Sentence[] = [
  (f) =>
    `Our own demonstrator in ${f.paint}, with ${f.odometer.toLocaleString('en-AU')} km of test drives and coffee runs.`,
  (f) => `Driven by our sales team and no one else; ${f.odometer.toLocaleString('en-AU')} km in ${f.paint}.`,
  (f) => `The ${f.location} demonstrator in ${f.paint}, replaced by the next one and so for sale.`,
  (f) =>
    `A manager’s company car for a season, in ${f.paint}, washed every Friday whether it needed it or not.`,
  (f) =>
    `Used for test drives since it was registered: ${f.odometer.toLocaleString('en-AU')} km, all of them with one of us aboard.`,
  (f) => `A service loan car in ${f.paint} that has mostly been to the school gate and back.`,
];

const DEMO_COVER: readonly Sentence[] = [
  () => 'What is left of the seven-year factory warranty, nearly all of it, carries over to you.',
  () => 'Registered in NSW already, and the warranty runs from its first registration.',
  () => 'Serviced in our own workshop at 1,000 km, and detailed for you before you collect it.',
  () =>
    'A demonstrator saves you a few thousand dollars and costs you the new-car smell, most of which is still there.',
  () =>
    'It has accessories that we fitted to show them off: mats, a cargo tray and tinted glass, all included.',
];

/** Writers of the words for new and for demo stock, each dealing its sentences from decks. */
export function newWriters(): {
  readonly newCar: (facts: Facts) => string;
  readonly demo: (facts: Facts) => string;
} {
  const here = deck(NEW_HERE, 'new here');
  const cover = deck(COVER, 'new cover');
  const past = deck(DEMO_PAST, 'demo past');
  const demoCover = deck(DEMO_COVER, 'demo cover');
  const decks = new Map<string, () => string>();
  const grade = ({ model, badge }: Facts): string => {
    const key = `${model} ${badge}`;
    const known = decks.get(key) ?? deck(GRADE_WORDS[key] ?? [''], key);
    decks.set(key, known);
    return known();
  };
  return {
    newCar: (facts) => {
      const last = facts.runout
        ? 'Built in 2025 and never registered, so last year’s plate is your saving.'
        : cover()(facts);
      return `${grade(facts)} ${here()(facts)} ${last}`;
    },
    demo: (facts) => `${past()(facts)} ${grade(facts)} ${demoCover()(facts)}`,
  };
}
