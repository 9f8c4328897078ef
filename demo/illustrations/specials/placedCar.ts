import type { Paint } from '../paint';
import type { SideShape } from '../sideShape';
import { placed, sideVehicle } from '../sideVehicle';

/** A model placed on a picture: its nose on the ground at (x, y) pixels. */
export const placedCar = (
  shape: SideShape,
  paint: Paint,
  x: number,
  y: number,
  scale: number,
  id: string,
  shadow?: string,
): string => placed(sideVehicle(shape, paint, id, shadow), x, y, scale);
