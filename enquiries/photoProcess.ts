import sharp from 'sharp';
import { err } from '../src/domain/result';
import { redraw, workOf } from './drawPhoto';
import type { PhotoAnswer } from './photos';

// The decoders of the kinds that `drawPhoto` takes. Nothing else in this process needs another.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

/** Processor time that a photo may take, in milliseconds: several times what its size needs on a slow machine. */
const MAX_CPU = { ofAny: 150, ofWork: 20 };
const LOOK_EVERY_MS = 20;

/**
 * Draws the photos of the enquiry server, one for each message, in its own process: a photo that takes long, or crashes
 * the decoder, does not stop the server. `photos.ts` starts it.
 */
process.on('message', async ({ path, work }: { readonly path: string; readonly work: number }) => {
  const needed = await workOf(path, work);
  if (needed.kind === 'err') return answer({ drawn: needed, memory: process.memoryUsage.rss() });
  // A photo may hold more pixels than it says. A decoder cannot be stopped, so the process has to end.
  const most = 1000 * (MAX_CPU.ofAny + MAX_CPU.ofWork * needed.value);
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > most) answer({ drawn: err('tooSlow'), memory: Number.POSITIVE_INFINITY });
  }, LOOK_EVERY_MS);
  const drawn = await redraw(path, needed.value);
  clearInterval(watch);
  answer({ drawn, memory: process.memoryUsage.rss() });
});
// The server is gone.
process.once('disconnect', () => process.exit(0));

const answer = (given: PhotoAnswer) => void process.send?.(given);
