import fc from 'fast-check';
import { slug } from '../../../src/domain/stock/slug';
import { unifySpellings } from '../../../src/domain/stock/unifySpellings';
import { runs } from '../../support/runs';
import { aStockItem } from '../../support/stock/aStockItem';

const car = (make: string, model: string) => aStockItem({ make, model });
const models = (...names: string[]): string[] =>
  unifySpellings(names.map((name) => car('Toyota', name))).items.map(({ model }) => model);

describe('spellings of makes and models', () => {
  it('become the most common one', () => {
    expect(models('Hiace', 'HiAce', 'HiAce')).toEqual(['HiAce', 'HiAce', 'HiAce']);
    expect(models('Ute', 'UTE', 'UTE')).toEqual(['UTE', 'UTE', 'UTE']);
  });

  it('become the first one if several are equally common', () => {
    expect(models('Glb', 'GLB')).toEqual(['Glb', 'Glb']);
  });

  it('stay apart if they differ in more than case and punctuation', () => {
    expect(models('G10', 'G10+', 'g10')).toEqual(['G10', 'G10+', 'G10']);
  });

  it('are counted separately for each make', () => {
    const { items } = unifySpellings([car('GWM', 'Ute'), car('Other', 'UTE'), car('Other', 'UTE')]);
    expect(items.map(({ model }) => model)).toEqual(['Ute', 'UTE', 'UTE']);
  });

  it('belong to the make: LAND-ROVER and Land Rover have one Defender', () => {
    const { items, respellings } = unifySpellings([
      car('Land Rover', 'Defender'),
      car('Land Rover', 'Defender'),
      car('LAND-ROVER', 'DEFENDER'),
    ]);
    expect(items[2]).toMatchObject({ make: 'Land Rover', model: 'Defender' });
    expect(respellings).toEqual([
      { field: 'make', from: 'LAND-ROVER', to: 'Land Rover', items: 1 },
      { field: 'model', from: 'DEFENDER', to: 'Defender', items: 1 },
    ]);
  });

  it('leave distinct slugs for the models of a make', () => {
    const name = fc.string({
      minLength: 1,
      maxLength: 5,
      unit: fc.constantFrom('a', 'A', '1', '-', ' ', '+', 'é'),
    });
    fc.assert(
      fc.property(fc.array(name.filter((text) => slug(text) !== '')), (names) => {
        const unified = new Set(models(...names));
        expect(new Set([...unified].map(slug)).size).toBe(unified.size);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('are stable: a second run changes nothing', () => {
    const name = fc.constantFrom('HiAce', 'Hiace', 'hi-ace', 'G10', 'G10+', 'g10 +');
    fc.assert(
      fc.property(fc.array(name), (names) => {
        expect(models(...models(...names))).toEqual(models(...names));
      }),
      { numRuns: runs(300, 5_000) },
    );
  });
});
