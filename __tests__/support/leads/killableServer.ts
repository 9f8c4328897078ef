import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const PROGRAM = ['--import', require.resolve('tsx'), resolve('__tests__/support/leads/alertServer.ts')];

/** `alertServer.ts` in its own process. `start` resolves once it works, `kill` once it has ended. */
export function killableServer(folder: string, smtpUrl: string) {
  let child: ChildProcess | undefined;
  return {
    start: async (now: number): Promise<void> => {
      child = spawn(process.execPath, PROGRAM, {
        env: { PATH: process.env.PATH, ALERT_PLACE: folder, ALERT_SMTP: smtpUrl, ALERT_NOW: String(now) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      if (child.stdout) await once(child.stdout, 'data');
    },
    kill: async (): Promise<void> => {
      const ending = child;
      child = undefined;
      if (ending === undefined || ending.exitCode !== null) return;
      const ended = once(ending, 'exit');
      ending.kill('SIGKILL');
      await ended;
    },
  };
}
