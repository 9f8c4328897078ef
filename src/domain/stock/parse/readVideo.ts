import { err, ok } from '../../result';
import { parseVideoAddress, type StockVideo } from '../stockVideo';
import type { Reader } from './reader';
import { readText } from './readText';

/** A video, from its address. */
export const readVideo: Reader<StockVideo> = (raw) => {
  const address = readText(raw);
  if (address.kind === 'err') return address;
  if (address.value === undefined) return ok(undefined);
  const video = parseVideoAddress(address.value.replace(/^\/\//, 'https://').replace(/ /g, '%20'));
  return video ? ok(video) : err('is not an https address of a YouTube or Vimeo video or an .mp4 file');
};
