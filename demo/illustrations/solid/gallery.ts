import type { CarBody, Colour } from '../catalogue';
import type { WheelStyle } from '../sideShape';
import type { WheelFinish } from '../wheel';
import { makes } from './faces';
import { designOf, type Size, slugOf } from './models';

/** What decides how a stock item is drawn. */
export interface Subject {
  readonly id: string;
  readonly make: string;
  readonly model: string;
  /** The grade: it decides the wheels. */
  readonly grade: string;
  readonly colour: Colour;
  readonly size: Size;
  /** Absent: the dealer's own cover is on the plate. */
  readonly plate?: string;
}

/** Size of every stock picture, in pixels. */
export const stockPictureSize = [1024, 768] as const;

/** The only stock item that can be turned around, and how many frames that takes. */
export const spinning = { id: 'WT26001', frames: 24, size: [960, 720] } as const;

/** Pictures that all stock items of a model and colour share: of the brand's own models. */
export const sharedViews = ['side', 'front', 'rear'] as const;
export type SharedView = (typeof sharedViews)[number];

const BOOTS: Readonly<Record<CarBody, string>> = {
  hatch: 'hatch',
  sedan: 'sedan',
  suv: 'suv',
  suvLarge: 'seven-seat',
  ute: 'ute',
  wagon: 'wagon',
  coupe: 'coupe',
  convertible: 'convertible',
  van: 'van',
  peopleMover: 'people-mover',
};

const FOLDER = '/uploads/stock/';

/** A small number that a text always gives. */
function numberOf(text: string): number {
  let number = 7;
  for (const letter of text) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return number;
}

/** The wheels of a grade. */
export function wheelOf({ make, model, grade, size }: Subject): readonly [WheelStyle, WheelFinish] {
  const { body } = designOf(make, model, size);
  if (body === 'van') return ['steel', 'silver'];
  const choice = numberOf(`${model} ${grade}`);
  const styles = makes[make]?.wheels ?? ['five'];
  const style = styles[choice % styles.length] ?? 'five';
  const sporty = /sport|gt|rs|n line|highlander|crest|outrider|x-terrain|pro-4x|wildtrak|ev/i.test(grade);
  return [style, sporty ? (choice % 2 ? 'dark' : 'turned') : choice % 5 === 0 ? 'turned' : 'silver'];
}

/** The first picture of a stock item: its own, with its plate, its colour and its wheels. */
export const leadUrl = ({ id, make, model, size }: Subject): string =>
  `${FOLDER}${id.toLowerCase()}-${slugOf(make, model, size)}-three-quarter.webp`;

export const sharedUrl = ({ make, model, size, colour }: Subject, view: SharedView): string =>
  `${FOLDER}${slugOf(make, model, size)}-${colour}-${view}.webp`;

/** A make has one dashboard, in cars and in what works for a living. */
export const interiorUrl = ({ make, model, size }: Subject): string => {
  const { body } = designOf(make, model, size);
  const kind = body === 'ute' || body === 'van' ? 'work-' : '';
  return `${FOLDER}${slugOf(make, '', size)}${kind || '-'}interior.webp`.replace('--', '-');
};

/** Boots and tubs are drawn by kind of body, without paint. */
export const bootUrl = ({ make, model, size }: Subject): string =>
  `${FOLDER}${BOOTS[designOf(make, model, size).body]}-boot.webp`;

export const spinUrl = (subject: Subject, frame: number): string =>
  `${FOLDER}spin/${slugOf(subject.make, subject.model, subject.size)}-${subject.colour}-${String(frame).padStart(2, '0')}.webp`;

/** The frames of a stock item that can be turned around; no other has any. */
export const spinOf = (subject: Subject): readonly string[] =>
  subject.id === spinning.id
    ? Array.from({ length: spinning.frames }, (_, frame) => spinUrl(subject, frame))
    : [];

/** The pictures of a stock item in gallery order. */
export function galleryOf(subject: Subject): readonly string[] {
  return [
    leadUrl(subject),
    ...(subject.make === 'Tarrow' ? [sharedUrl(subject, 'side'), sharedUrl(subject, 'rear')] : []),
    interiorUrl(subject),
    bootUrl(subject),
  ];
}
