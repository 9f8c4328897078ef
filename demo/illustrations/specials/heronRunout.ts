import { backdrop } from '../backdrop';
import { paints } from '../paint';
import { tarrows } from '../tarrow';
import { placedCar } from './placedCar';

const width = 1600;

const height = 900;

/** Three of the medium SUV, the nearest in green. */
export function heronRunout(): string {
  const { heron } = tarrows;
  return (
    backdrop('eucalyptus', width, height, 560) +
    placedCar(heron, paints.white, 90, 640, 0.132, 'a') +
    placedCar(heron, paints.bronze, 905, 640, 0.132, 'b') +
    placedCar(heron, paints.green, 325, 796, 0.205, 'c')
  );
}
