import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { disagreement } from './agreement';
import { type BenchBatch, type Choices, dearest, emptyQuery, misspelt, refinedBatch } from './batches';
import type { BenchAnswer } from './benchEngine';
import { type BenchSample, ENGINES, type EngineName } from './child';
import { type EngineProcess, forkEngine } from './forkEngine';

/** The measurements of one engine over one sample. */
export interface Measured {
  readonly engine: EngineName;
  readonly buildSeconds: number;
  readonly bytes: Readonly<Record<string, number>>;
  readonly loadMilliseconds: number;
  readonly firstMilliseconds: number;
  readonly heapMegabytes: number;
  /** Milliseconds by load: A, B, and for ours C and D. */
  readonly times: Readonly<Record<string, readonly number[]>>;
}

type Load = (round: number) => BenchBatch;

/** How many rounds are answered and compared before any is timed; fewer for slow engines. */
const COMPARED = 12;
const COMPARING_MILLISECONDS = 10_000;
/** Engines take turns, so that a busy moment affects all of them. */
const TURNS = 10;
const ROUNDS_A_TURN = 40;
const MILLISECONDS_A_TURN = 750;
/** An engine that has used this much time for its rounds of a load gets no more turns. */
const MILLISECONDS_A_LOAD = 10_000;
/** A batch that takes this long is mentioned while it runs. */
const SLOW = 2_000;

const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const commonest = (counts: Readonly<Record<string, number>> | undefined): readonly string[] =>
  Object.entries(counts ?? {})
    .sort((a, b) => b[1] - a[1])
    .map(([value]) => value);

/** How many requests two engines agree on. Throws at the first request that they answer differently. */
const compare = async (
  engine: EngineName,
  running: EngineProcess,
  batches: readonly BenchBatch[],
  expected: readonly (readonly BenchAnswer[])[],
): Promise<number> => {
  const started = performance.now();
  let agreed = 0;
  for (const [b, batch] of batches.entries()) {
    if (b >= 2 && performance.now() - started > COMPARING_MILLISECONDS) break;
    const [given] = await running.ask('answer', [batch]);
    for (const [r, request] of batch.entries()) {
      const [ours, theirs] = [expected[b]?.[r], given?.[r]];
      if (!ours || !theirs) throw new Error(`${engine} left a request without an answer`);
      const where = disagreement(request, ours, theirs, ENGINES[engine].exceptions);
      if (where !== null) throw new Error(`${engine} disagrees about ${where}`);
      agreed++;
    }
  }
  return agreed;
};

/** Builds, opens, compares and times some engines over one sample. The first of `engines` is always ours. */
export const measureSample = async (
  sample: BenchSample,
  engines: readonly EngineName[],
): Promise<readonly Measured[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
  const running = new Map<EngineName, EngineProcess>();
  const measured = new Map<EngineName, Omit<Measured, 'times' | 'heapMegabytes' | 'engine'>>();
  try {
    for (const engine of engines) {
      const ownFolder = join(folder, engine);
      say(`${sample}: building ${engine} …`);
      const builder = forkEngine();
      const built = await builder.ask('build', engine, ownFolder, sample).finally(builder.stop);
      const opened = forkEngine();
      running.set(engine, opened);
      const { milliseconds, firstMilliseconds } = await opened.ask('open', engine, ownFolder);
      say(
        `${sample}: ${engine} built in ${built.seconds.toFixed(1)} s, opened in ${milliseconds.toFixed(0)} ms`,
      );
      measured.set(engine, {
        buildSeconds: built.seconds,
        bytes: built.bytes,
        loadMilliseconds: milliseconds,
        firstMilliseconds,
      });
    }
    const times = await timeInTurns(sample, running);
    const rows: Measured[] = [];
    for (const [engine, process] of running) {
      const known = measured.get(engine);
      const heapMegabytes = await process.ask('heap');
      if (known) rows.push({ engine, ...known, heapMegabytes, times: times.get(engine) ?? {} });
    }
    return rows;
  } finally {
    for (const one of running.values()) one.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const timeInTurns = async (
  sample: BenchSample,
  running: ReadonlyMap<EngineName, EngineProcess>,
): Promise<ReadonlyMap<EngineName, Record<string, number[]>>> => {
  const ours = running.get('embedded');
  if (!ours) throw new Error('Our own engine has to run: the others are compared with it');
  const [all] = (await ours.ask('answer', [emptyQuery(0)]))[0] ?? [];
  const choices: Choices = {
    bodyType: commonest(all?.facets?.bodyType),
    fuelType: commonest(all?.facets?.fuelType),
  };
  const refined: Load = (round) => refinedBatch(round, choices);
  const batches = Array.from({ length: COMPARED }, (_, i) => i).flatMap((i) =>
    i < 2 ? [emptyQuery(i), refined(i)] : [refined(i)],
  );
  const expected = await ours.ask('answer', batches);
  const loads = new Map<EngineName, Readonly<Record<string, Load>>>();
  const times = new Map<EngineName, Record<string, number[]>>();
  for (const [engine, process] of running) {
    if (engine !== 'embedded') {
      const agreed = await compare(engine, process, batches, expected);
      say(`${sample}: ${engine} agrees with ours on ${agreed} requests`);
    }
    loads.set(
      engine,
      engine === 'embedded'
        ? { A: emptyQuery, B: refined, C: misspelt, D: dearest }
        : { A: emptyQuery, B: refined },
    );
    times.set(engine, { A: [], B: [], C: [], D: [] });
  }
  for (let turn = 0; turn < TURNS; turn++)
    for (const [engine, process] of running)
      for (const [name, load] of Object.entries(loads.get(engine) ?? {})) {
        const taken = times.get(engine)?.[name] ?? [];
        const typical = taken.at(-1) ?? 0;
        if (taken.reduce((sum, time) => sum + time, 0) > MILLISECONDS_A_LOAD) continue;
        const rounds = turn === 0 ? 1 : Math.ceil(Math.min(ROUNDS_A_TURN, MILLISECONDS_A_TURN / typical));
        if (typical > SLOW) say(`${sample}: ${engine} takes ${(typical / 1000).toFixed(1)} s for ${name} …`);
        const first = COMPARED + turn * ROUNDS_A_TURN;
        const batches = Array.from({ length: rounds }, (_, i) => load(first + i));
        taken.push(...(await process.ask('time', batches)));
      }
  return times;
};
