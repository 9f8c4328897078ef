import { backdrop } from './backdrop';
import { caravanEnd, caravanSide } from './bodies/caravan';
import { motorbikeEnd, motorbikeSide } from './bodies/motorbike';
import { truckEnd, truckSide } from './bodies/truck';
import { type Colour, type OtherBody, pictureSize, type View } from './catalogue';
import { type Paint, paints } from './paint';
import { placed } from './sideVehicle';
import { groundOf } from './stockPicture';
import { picture } from './svg';

interface Other {
  readonly length: number;
  readonly sideScale: number;
  readonly endScale: number;
  readonly side: (paint: Paint) => string;
  readonly end: (paint: Paint, rear: boolean) => string;
  /** Middle and width of the close-up, in shares of the picture's width. */
  readonly close: readonly [number, number];
}

const others: Readonly<Record<OtherBody, Other>> = {
  motorbike: {
    length: 2130,
    sideScale: 0.4,
    endScale: 0.46,
    side: motorbikeSide,
    end: motorbikeEnd,
    close: [0.33, 0.46],
  },
  truck: {
    length: 7600,
    sideScale: 0.148,
    endScale: 0.2,
    side: truckSide,
    end: truckEnd,
    close: [0.22, 0.42],
  },
  caravan: {
    length: 6850,
    sideScale: 0.162,
    endScale: 0.24,
    side: caravanSide,
    end: caravanEnd,
    close: [0.5, 0.46],
  },
};

const { width, height } = pictureSize;

/** One stock picture of a motorbike, truck or caravan as SVG. */
export function otherPicture(body: OtherBody, colour: Colour, view: View): string {
  const other = others[body];
  const ground = groundOf[colour];
  const paint = paints[colour];
  const close = view === 'detail';
  const back = backdrop(ground, width, height, 600, !close);
  if (view === 'front' || view === 'rear') {
    return picture(
      width,
      height,
      back + placed(other.end(paint, view === 'rear'), width / 2, 796, other.endScale),
    );
  }
  const left = (width - other.length * other.sideScale) / 2;
  const inside = back + placed(other.side(paint), left, 756, other.sideScale);
  const [middle, share] = other.close;
  const wide = width * share;
  const tall = height * share;
  const box = [Math.max(0, width * middle - wide / 2), 800 - tall, wide, tall] as const;
  return picture(width, height, inside, close ? box : undefined);
}
