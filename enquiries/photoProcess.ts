import sharp from 'sharp';
import { drawPhoto } from './drawPhoto';
import type { PhotoAnswer } from './photos';

// The decoders of the kinds that `drawPhoto` takes. Nothing else in this process needs another.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

/**
 * Draws the photos of the enquiry server, one for each message, in a process of its own: a photo that takes long, or crashes
 * the decoder, does not stop the server. `photos.ts` starts it.
 */
process.on('message', async ({ path, work }: { readonly path: string; readonly work: number }) => {
  const drawn = await drawPhoto(path, work);
  process.send?.({ drawn, memory: process.memoryUsage.rss() } satisfies PhotoAnswer);
});
// The server is gone.
process.once('disconnect', () => process.exit(0));
