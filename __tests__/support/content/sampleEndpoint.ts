import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Browser tests run in another folder, whose contract may be older. */
const CHECKOUT = resolve(__dirname, '../../..');

export interface SampleEndpoint {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The server in `docs/content-endpoint.md`, as it is written there. */
const sampleEndpointCode = (): string =>
  /```js\n([\s\S]*?)```/.exec(readFileSync(resolve(CHECKOUT, 'docs/content-endpoint.md'), 'utf8'))?.[1] ?? '';

/**
 * Runs the server of the documentation in its own process, at a free port.
 * @param change changes its code, as its reader would
 */
export async function startSampleEndpoint(
  change: (code: string) => string = (code) => code,
): Promise<SampleEndpoint> {
  const child = spawn('node', ['--input-type=module', '-'], {
    cwd: CHECKOUT,
    env: { ...process.env, PORT: '0' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(change(sampleEndpointCode()));
  return { url: await firstLine(child), stop: () => ended(child) };
}

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', () => reject(new Error(errors)));
  });

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill();
  });
