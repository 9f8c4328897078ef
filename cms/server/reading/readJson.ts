import { brokenBound } from '../../../src/config/boundedJson';
import { turns } from '../../../src/config/turns';
import { type decapPackages, type Handler, handled } from '../decapPackages';

/** The bounds of a request. The editor's largest has some hundred values. */
const BOUNDS = { values: 20_000, levels: 20 };

/** Above this, in bytes, one body is read at a time. */
const LARGE = 1_000_000;

/** How long a body may take to arrive once its turn has come, in milliseconds. */
const MAX_ARRIVAL_MS = 60_000;

/**
 * Reads JSON that is not too deep and has not too many parts. Large bodies are read one after another, so that several people
 * who upload do not fill the memory together.
 * @param limit in bytes
 */
export function readJson(
  { express }: Pick<ReturnType<typeof decapPackages>, 'express'>,
  limit: number,
  mostMs = MAX_ARRIVAL_MS,
): Handler {
  const raw = express.raw({ type: () => true, limit });
  const inTurn = turns();
  return handled(async (request, response, next) => {
    if (!['POST', 'PUT'].includes(request.method)) return next();
    const size = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    const read = () => {
      const late = setTimeout(() => request.destroy(), mostMs);
      raw(request, response, (error) => {
        clearTimeout(late);
        if (error) return next(error);
        const bytes = request.body;
        request.body = {};
        if (!Buffer.isBuffer(bytes)) return next();
        const json = bytes.toString('utf8');
        if (brokenBound(json, BOUNDS))
          return response.status(422).json({ error: 'This request has too many parts' });
        try {
          request.body = JSON.parse(json);
        } catch {
          return response.status(400).json({ error: 'This is not JSON' });
        }
        next();
      });
    };
    if (size <= LARGE) return read();
    const ended = new Promise<void>((resolve) => void response.once('close', resolve));
    await inTurn(() => {
      read();
      return ended;
    });
  });
}
