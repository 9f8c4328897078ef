import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { environment } from '../src/config/environment';
import { turns } from '../src/config/turns';
import { plainLine } from '../src/domain/enquiry/enquiryField';
import { PHOTO_FAULTS, PHOTO_LIMITS } from '../src/domain/enquiry/photoLimits';
import { err, ok, type Result } from '../src/domain/result';
import { besideProgram } from './besideProgram';
import type { DrawnPhoto, PhotoFault } from './drawPhoto';
import type { Photo } from './lead';
import type { Upload } from './uploads';

/**
 * The work that one request may cause, in megapixels of an ordinary JPEG: six photos of a phone. One megapixel took 4 ms with
 * sharp 0.34 on one core, encoding included.
 */
const MAX_WORK = 80;

/**
 * Draws one file.
 * @param work how much work the request may still cause
 * @param signal ends the drawing; the call then fails with its reason
 */
export type DrawPhoto = (
  path: string,
  work: number,
  signal: AbortSignal,
) => Promise<Result<DrawnPhoto, PhotoFault | 'tooSlow'>>;

const FAULT_WORDS: Readonly<Record<PhotoFault | 'tooSlow' | 'tooLarge', string>> = {
  ...PHOTO_FAULTS,
  tooManyPixels: 'has too many pixels: choose a smaller copy, or send fewer photos',
  tooSlow: 'took too long to read: choose a smaller copy',
};

/** What is wrong with some photos, in words for the person who chose them. */
interface PhotosFault {
  readonly message: string;
  /** A file, or the number of files, is over its limit. */
  readonly isTooLarge: boolean;
}

/**
 * Draws the photos of one request, one after the other, and names every file that cannot be drawn.
 * @param hasTooMany more files were sent than a form may hold
 * @param signal ends the drawing
 * @throws the reason of the signal
 */
export async function drawPhotos(
  files: readonly Upload[],
  hasTooMany: boolean,
  draw: DrawPhoto,
  signal: AbortSignal,
): Promise<Result<readonly Photo[], PhotosFault>> {
  if (hasTooMany || files.length > PHOTO_LIMITS.count)
    return err({ message: `Choose at most ${PHOTO_LIMITS.count} photos`, isTooLarge: false });
  const photos: Photo[] = [];
  const faults: string[] = [];
  let work = MAX_WORK;
  for (const { path, name, isCut } of files) {
    signal.throwIfAborted();
    const drawn = isCut ? err('tooLarge' as const) : await draw(path, work, signal);
    if (drawn.kind === 'err') {
      faults.push(`${shortened(name)} ${FAULT_WORDS[drawn.fault]}`);
      // The rest of such a file costs as much as a good one.
      if (drawn.fault === 'tooSlow') break;
      continue;
    }
    work -= drawn.value.work;
    photos.push({ type: 'image/jpeg', bytes: drawn.value.bytes });
  }
  if (faults.length === 0) return ok(photos);
  return err({ message: faults.join('. '), isTooLarge: files.some(({ isCut }) => isCut) });
}

const MAX_NAME_LENGTH = 60;
const shortened = (sent: string): string => {
  const name = [...plainLine(sent)];
  if (name.length === 0) return 'One file';
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH).join('')}…` : name.join('');
};

interface PhotoProcess {
  readonly draw: DrawPhoto;
  readonly close: () => void;
}

/** What the process answers: the photo, and how much memory it holds, in bytes. With too much of it, the process is ended. */
export interface PhotoAnswer {
  readonly drawn: Result<DrawnPhoto, PhotoFault | 'tooSlow'>;
  readonly memory: number;
}

/** In bytes. A new process holds about 70 MB. */
const MAX_MEMORY = 130_000_000;

/**
 * The memory of the process that it may write to, in kilobytes: a decoder that needs more fails. Photos within `MAX_WORK` take
 * it to 180 MB. Only Linux counts all of it.
 */
const MAX_KILOBYTES = 250_000;

/** An ordinary photo takes a tenth of a second. */
const MAX_MS = 10_000;
/** Other programs, such as the server itself, go first. */
const LOW_PRIORITY = 10;

/**
 * Draws photos in another process, one at a time. If a photo takes too long or crashes the process, the next photo gets a new
 * process.
 */
export function photoProcess(mostMs = MAX_MS): PhotoProcess {
  let running: ChildProcess | undefined;
  const inTurn = turns();

  const start = (): ChildProcess => {
    const { path, execArgv } = besideProgram('photoProcess');
    const limited = `ulimit -d ${MAX_KILOBYTES}; exec "$0" "$@"`;
    const child = fork(path, {
      serialization: 'advanced',
      ...(process.platform === 'win32'
        ? { execArgv: [...execArgv] }
        : { execPath: '/bin/sh', execArgv: ['-c', limited, process.execPath, ...execArgv] }),
      // The C library would keep memory for each thread.
      env: { ...environment(), MALLOC_ARENA_MAX: '1' },
    });
    if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
    return child;
  };

  const end = (child: ChildProcess) => {
    child.kill('SIGKILL');
    if (running === child) running = undefined;
  };

  const drawNow: DrawPhoto = async (path, work, stopped) => {
    stopped.throwIfAborted();
    if (running === undefined || !running.connected) running = start();
    const child = running;
    const answered = new AbortController();
    const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(mostMs), stopped]);
    try {
      child.send({ path, work });
      const [answer] = (await Promise.race([
        once(child, 'message', { signal }),
        once(child, 'exit', { signal }).then(() => [{ drawn: err('notAPhoto'), memory: 0 }]),
      ])) as [PhotoAnswer];
      // Decoders leave memory in pieces that are never given back, so the next photo gets another process.
      if (answer.memory > MAX_MEMORY) end(child);
      return answer.drawn;
    } catch {
      end(child);
      stopped.throwIfAborted();
      return err('tooSlow');
    } finally {
      answered.abort();
    }
  };

  return {
    draw: (path, work, signal) => inTurn(() => drawNow(path, work, signal)),
    close: () => running?.kill('SIGKILL'),
  };
}
