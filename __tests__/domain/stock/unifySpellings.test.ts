import fc from 'fast-check';
import { unifySpellings } from '../../../src/domain/stock/facetWords';
import { slug } from '../../../src/domain/stock/slug';
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

describe('words that shoppers choose by', () => {
  const withFuel = (...fuels: string[]) =>
    unifySpellings(fuels.map((fuelType) => ({ ...car('Kia', 'Rio'), fuelType }))).items.map(
      (item) => item.fuelType,
    );

  it('become one word if they mean one thing', () => {
    expect(withFuel('GASOLINE', 'gas', 'Unleaded', 'LPG')).toEqual(['Petrol', 'Petrol', 'Petrol', 'LPG']);
  });

  it('keep the feed’s spelling of the word, unless it is all capitals or all small', () => {
    const bodies = (...names: string[]) =>
      unifySpellings(names.map((bodyType) => ({ ...car('Kia', 'Rio'), bodyType }))).items.map(
        (item) => item.bodyType,
      );
    expect(bodies('People mover', 'MPV')).toEqual(['People mover', 'People mover']);
    expect(bodies('suv', 'SUV')).toEqual(['SUV', 'SUV']);
  });

  it('have a car’s body for road vehicles alone: the Utility of an ATV is no ute', () => {
    const utility = { ...car('Honda', 'Pioneer'), bodyType: 'Utility' };
    const items = (['cars', 'bikes', 'machinery', 'trucks'] as const).map((stockType) => ({
      ...utility,
      stockType,
    }));
    for (const order of [items, items.toReversed()])
      expect(
        Object.fromEntries(
          unifySpellings(order).items.map(({ stockType, bodyType }) => [stockType, bodyType]),
        ),
      ).toEqual({ cars: 'Ute', bikes: 'Utility', machinery: 'Utility', trucks: 'Ute' });
    const own = [{ bodyType: { 'Side by side': ['utility'] } }];
    expect(unifySpellings([{ ...utility, stockType: 'bikes' }], { own }).items[0]?.bodyType).toBe(
      'Side by side',
    );
  });

  it('are the site’s own where its filters have one', () => {
    const items = ['Hatch', 'hatchback'].map((bodyType) => ({ ...car('Kia', 'Rio'), bodyType }));
    const { items: unified } = unifySpellings(items, { bodyTypes: ['Hatchback'] });
    expect(unified.map(({ bodyType }) => bodyType)).toEqual(['Hatchback', 'Hatchback']);
  });

  it('join badges of one model, but not 1.8 and 18, nor 500e and 500e?', () => {
    const badges = (...names: string[]) =>
      unifySpellings(names.map((variations) => ({ ...car('Kia', 'Soul'), variations }))).items.map(
        (item) => item.variations,
      );
    expect(badges('EX +', 'EX+', '1.8', '18')).toEqual(['EX +', 'EX +', '1.8', '18']);
    expect(badges('500e', '500e?')).toEqual(['500e', '500e?']);
  });
});
