import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The HTML of an element as a build may have to write it: by a stream, after all scripts have come. */
export const builtHtml = (element: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write(chunk, _encoding, next) {
        html += chunk;
        next();
      },
    }).on('finish', () => resolve(html));
    const { pipe } = renderToPipeableStream(element, {
      // As in `htmlHead`: each part in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
