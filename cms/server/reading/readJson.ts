import { type decapPackages, type Handler, handled } from '../decapPackages';

/** The bounds of a request without its texts: names, numbers and marks. The editor's largest has some hundred. */
const MAX_MARKS = 20_000;
const MAX_LEVELS = 20;

/** Above this, in bytes, one body is read at a time. */
const LARGE = 1_000_000;

/** How long a body may take to arrive once its turn has come, in milliseconds. */
const MAX_ARRIVAL_MS = 60_000;

/**
 * Reads JSON that is not too deep and has not too many parts: `JSON.parse` makes gigabytes of some megabytes of brackets. Large
 * bodies are read one after another, so that several people who upload do not fill the memory together.
 * @param limit in bytes
 */
export function readJson(
  { express }: Pick<ReturnType<typeof decapPackages>, 'express'>,
  limit: number,
  mostMs = MAX_ARRIVAL_MS,
): Handler {
  const raw = express.raw({ type: () => true, limit });
  let last: Promise<unknown> = Promise.resolve();
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
        if (!isBounded(bytes)) return response.status(422).json({ error: 'This request has too many parts' });
        try {
          request.body = JSON.parse(bytes.toString('utf8'));
        } catch {
          return response.status(400).json({ error: 'This is not JSON' });
        }
        next();
      });
    };
    if (size <= LARGE) return read();
    const ended = new Promise<void>((resolve) => void response.once('close', resolve));
    const turn = last;
    last = turn.then(() => ended);
    await turn;
    read();
  });
}

/** Whether JSON stays within the bounds. It need not be JSON: `JSON.parse` finds that out. */
export function isBounded(bytes: Buffer): boolean {
  let [marks, levels] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const mark = bytes[at];
    if (mark === 0x22) at = endOfText(bytes, at);
    else if (mark === 0x5b || mark === 0x7b) levels += 1;
    else if (mark === 0x5d || mark === 0x7d) levels -= 1;
    marks += 1;
    if (marks > MAX_MARKS || levels > MAX_LEVELS) return false;
  }
  return true;
}

/** Where the text that begins at a quotation mark ends. */
function endOfText(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(0x22, start + 1); end >= 0; end = bytes.indexOf(0x22, end + 1)) {
    let before = end - 1;
    while (bytes[before] === 0x5c) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return bytes.length;
}
