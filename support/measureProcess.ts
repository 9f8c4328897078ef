import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The cost of a command, with all processes that it started. Processor time and memory are 0 where there is no /proc. */
export interface ProcessCost {
  readonly seconds: number;
  /** Processor seconds, user and system. */
  readonly cpuSeconds: number;
  /** The peak memory of all its processes together, in bytes. Shared memory counts once for each process. */
  readonly peakMemory: number;
}

/** Linux: clock ticks a second, and bytes of a memory page. */
const TICKS = 100;
const PAGE = 4096;

const MEMORY_EVERY_MS = 250;

/** What Linux knows of a process; `undefined` if it has ended. */
function statOf(pid: number | string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before these fields may hold anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return {
      parent: fields[1],
      cpuSeconds: (user + system) / TICKS,
      /** Of the children that have ended, and of their children. */
      childCpuSeconds: (childUser + childSystem) / TICKS,
      bytes: (fields[21] ?? 0) * PAGE,
    };
  } catch {
    return undefined;
  }
}

/** A process and all that it started. */
export function processTree(root: number): readonly number[] {
  const all = existsSync('/proc/self/stat') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const parents = all.map((pid) => [Number(pid), statOf(pid)?.parent] as const);
  const below = (parent: number): readonly number[] => [
    parent,
    ...parents.filter(([, one]) => one === parent).flatMap(([pid]) => below(pid)),
  ];
  return below(root);
}

/** User and system time in seconds, with the time of ended children. */
export const cpuSecondsOf = (processes: readonly number[]): number =>
  processes.reduce((sum, one) => {
    const { cpuSeconds = 0, childCpuSeconds = 0 } = statOf(one) ?? {};
    return sum + cpuSeconds + childCpuSeconds;
  }, 0);

/** Memory that is really taken, in megabytes: shared pages count once. */
export const megabytesOf = (processes: readonly number[]): number =>
  processes.reduce((sum, one) => {
    try {
      const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8')) ?? [];
      return sum + Number(kilobytes ?? 0) / 1000;
    } catch {
      return sum;
    }
  }, 0);

/** Runs a command to its end and measures it. `code` is what it ended with. */
export async function measureProcess(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly isHeard?: boolean },
): Promise<ProcessCost & { readonly code: number | null }> {
  const { isHeard = false, ...rest } = options;
  const cpuBefore = statOf('self')?.childCpuSeconds ?? 0;
  const start = performance.now();
  const child = spawn(command, args, {
    ...rest,
    stdio: isHeard ? 'inherit' : ['ignore', 'ignore', 'inherit'],
  });
  let peakMemory = 0;
  const watch = setInterval(() => {
    const sizes = processTree(child.pid ?? 0).map((pid) => statOf(pid)?.bytes ?? 0);
    peakMemory = Math.max(
      peakMemory,
      sizes.reduce((sum, bytes) => sum + bytes, 0),
    );
  }, MEMORY_EVERY_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  }).finally(() => clearInterval(watch));
  return {
    code,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (statOf('self')?.childCpuSeconds ?? 0) - cpuBefore,
    peakMemory,
  };
}
