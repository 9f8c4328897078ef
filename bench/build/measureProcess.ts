import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a command cost, with all the processes that it started. */
export interface ProcessCost {
  readonly seconds: number;
  /** Processor seconds, of the user and of the system. */
  readonly cpuSeconds: number;
  /** The most memory that all its processes held at once, in bytes; what they share is counted once for each. */
  readonly peakMemory: number;
}

/** Of Linux: clock ticks a second and bytes a page of memory. */
const TICKS = 100;
const PAGE = 4096;

const MEMORY_EVERY_MS = 250;

/** The fields of a process's `stat` after its name, which may hold anything; `undefined` where it has ended. */
function statOf(pid: string): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Processor seconds of the children that have ended, and of theirs. */
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
  // A child may stand before its parent in the list: until nothing is added.
  for (let size = 0; size !== tree.size; ) {
    size = tree.size;
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
  }
  return processes.reduce((sum, { pid, bytes }) => sum + (tree.has(pid) ? bytes : 0), 0);
}

/**
 * Runs a command to its end and measures it. Linux only: it reads /proc.
 * @throws where the command fails.
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
