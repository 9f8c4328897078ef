import sharp from 'sharp';
import { group, picture } from '../svg';

/** A drawing as pixels, looked up in its own millimetres. */
export interface Texture {
  readonly left: number;
  readonly top: number;
  /** Pixels a millimetre. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Draws SVG in millimetres, y up, to pixels: from `left` to `right` and from the ground up to `top`. */
export async function textureOf(
  drawing: string,
  [left, right, low, top]: readonly [number, number, number, number],
  scale: number,
): Promise<Texture> {
  const width = Math.ceil((right - left) * scale);
  const height = Math.ceil((top - low) * scale);
  const inside = group({ transform: `scale(${scale} ${-scale}) translate(${-left} ${-top})` }, drawing);
  const svg = Buffer.from(picture(width, height, inside));
  const { data, info } = await sharp(svg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { left, top, scale, width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

/** The colour last looked up: red, green, blue from 0 to 255, and how much it covers, from 0 to 1. */
export const found = { r: 0, g: 0, b: 0, a: 0 };

/** Looks a point up, between pixels; nothing covers what lies outside. */
export function lookUp({ left, top, scale, width, height, pixels }: Texture, x: number, y: number): void {
  const px = (x - left) * scale - 0.5;
  const py = (top - y) * scale - 0.5;
  if (px < 0 || py < 0 || px >= width - 1 || py >= height - 1) {
    found.a = 0;
    return;
  }
  const column = px | 0;
  const row = py | 0;
  const fx = px - column;
  const fy = py - row;
  const at = (row * width + column) * 4;
  const under = at + width * 4;
  let r = 0;
  let g = 0;
  let b = 0;
  let a = 0;
  for (let corner = 0; corner < 4; corner += 1) {
    const index = (corner < 2 ? at : under) + (corner & 1) * 4;
    const weight = (corner & 1 ? fx : 1 - fx) * (corner < 2 ? 1 - fy : fy);
    const cover = (pixels[index + 3] ?? 0) * weight;
    r += (pixels[index] ?? 0) * cover;
    g += (pixels[index + 1] ?? 0) * cover;
    b += (pixels[index + 2] ?? 0) * cover;
    a += cover;
  }
  if (a > 0) {
    found.r = r / a;
    found.g = g / a;
    found.b = b / a;
  }
  found.a = a / 255;
}
