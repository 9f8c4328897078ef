import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The cost of a command, including all processes that it started. */
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

/** The fields after the name in a process's `stat` (the name may hold anything); `undefined` if it has ended. */
function statOf(pid: string): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Processor seconds of the children that have ended, and of their children. */
function cpuOfEndedChildren(): number {
  const stat = statOf('self') ?? [];
  return (Number(stat[13]) + Number(stat[14])) / TICKS;
}

function memoryOfTree(root: number): number {
  const processes = readdirSync('/proc').flatMap((pid) => {
    const stat = /^\d+$/.test(pid) ? statOf(pid) : undefined;
    return stat ? [{ pid: Number(pid), parent: Number(stat[1]), bytes: Number(stat[21]) * PAGE }] : [];
  });
  const tree = new Set([root]);
  // A child may be listed before its parent, so this repeats until nothing is added.
  for (let size = 0; size !== tree.size; ) {
    size = tree.size;
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
  }
  return processes.reduce((sum, { pid, bytes }) => sum + (tree.has(pid) ? bytes : 0), 0);
}

/**
 * Runs a command to its end and measures it. Linux only: it reads /proc.
 * @throws if the command fails
 */
export async function measureProcess(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<ProcessCost> {
  const cpuBefore = cpuOfEndedChildren();
  const start = performance.now();
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  let peakMemory = 0;
  const watch = setInterval(() => {
    peakMemory = Math.max(peakMemory, memoryOfTree(child.pid ?? 0));
  }, MEMORY_EVERY_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  }).finally(() => clearInterval(watch));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
  return {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: cpuOfEndedChildren() - cpuBefore,
    peakMemory,
  };
}
