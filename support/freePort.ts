import { createServer } from 'node:net';

/**
 * A port of this machine that nothing listens on.
 * @param wished the port that it must be; 0: any
 * @throws an error with the code EADDRINUSE if something listens on the wished one
 */
export const freePort = (wished = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(wished, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
