import { disagreement } from '../../bench/search/agreement';
import { type BenchBatch, emptyQuery, refinedBatch } from '../../bench/search/batches';
import type { BenchAnswer, BenchClient } from '../../bench/search/benchEngine';
import { ENGINES, type EngineName } from '../../bench/search/child';
import { inventedRecords } from '../../support/stock/inventedRecords';

const choices = { bodyType: ['SUV', 'Ute / Tray', 'Sedan'], fuelType: ['Petrol', 'Diesel'] };
const batches: readonly BenchBatch[] = [
  emptyQuery(0),
  ...[0, 1, 2, 3, 4].map((i) => refinedBatch(i, choices)),
];

const opened = async (engine: EngineName): Promise<BenchClient> => {
  const files = await ENGINES[engine].build(inventedRecords(400));
  return ENGINES[engine].open(async (name) => {
    const file = files.find((each) => each.name === name);
    if (!file) throw new Error(`${name} was not built`);
    return file.bytes;
  });
};

const answersOf = async (engine: EngineName): Promise<readonly BenchAnswer[]> => {
  const client = await opened(engine);
  const answers: BenchAnswer[] = [];
  for (const batch of batches) answers.push(...(await client(batch)));
  return answers;
};

describe('the search benchmark', () => {
  const requests = batches.flat();
  const ours = answersOf('embedded');

  it.each((Object.keys(ENGINES) as EngineName[]).filter((name) => name !== 'embedded'))(
    'gets the same counts from %s as from our own engine',
    async (engine) => {
      const [expected, given] = [await ours, await answersOf(engine)];
      expect(given).toHaveLength(requests.length);
      for (const [i, request] of requests.entries())
        expect(
          disagreement(
            request,
            expected[i] as BenchAnswer,
            given[i] as BenchAnswer,
            ENGINES[engine].exceptions,
          ),
        ).toBeNull();
    },
  );

  it('  asks useful questions: most requests find some records, and not all', async () => {
    const found = (await ours).slice(1).filter(({ nbHits }) => nbHits > 0 && nbHits < 400);
    expect(found.length).toBeGreaterThan(requests.length / 2);
  });

  it.each<[string, (answer: BenchAnswer) => BenchAnswer]>([
    ['a hit more', (answer) => ({ ...answer, nbHits: answer.nbHits + 1 })],
    ['a count more', (answer) => ({ ...answer, facets: { ...answer.facets, make: { Toyota: 1 } } })],
    [
      'another bound',
      (answer) => ({
        ...answer,
        facets_stats: { ...answer.facets_stats, price: { min: 1, max: 2, sum: 3 } },
      }),
    ],
  ])('notices %s', async (_, altered) => {
    const [request, answer] = [requests[0], (await ours)[0]];
    if (!request || !answer) throw new Error('Nothing was asked');
    expect(disagreement(request, answer, altered(answer), [])).toContain('theirs');
  });
});
