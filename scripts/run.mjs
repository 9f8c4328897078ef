import { spawn } from 'node:child_process';

/** Runs a program in this terminal. If it fails, this process ends with the same code. */
export const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { GATSBY_TELEMETRY_DISABLED: '1', ...process.env, ...env },
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    child.on('exit', (code, signal) => {
      if (code === 0) resolve(undefined);
      else process.exit(code ?? (signal ? 130 : 1));
    });
  });
