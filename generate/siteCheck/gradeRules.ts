import { isSharedFact } from '../../src/domain/range/gradeFacts';
import { spellingKey } from '../../src/domain/stock/slug';
import { NUMBER_FACT_NAMES } from '../../src/domain/stock/stockFacts';
import type { StockItem } from '../../src/domain/stock/stockItem';
import type { Finding, Rule } from './australianRules';
import type { CheckedSite } from './readSite';

const OWN = { name: 'How this site is checked', url: 'docs/site-check.md' };

type Fields = Readonly<Record<string, unknown>>;

const gradesOf = ({ grades }: Fields): readonly Fields[] => (Array.isArray(grades) ? grades : []);
const factsOf = (facts: unknown): readonly (readonly [name: string, value: unknown])[] =>
  Object.entries((facts ?? {}) as Fields);

/** The facts that a feed and the content say in the same way. */
const COMPARED: readonly string[] = ['fuelType', ...NUMBER_FACT_NAMES];

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || spellingKey(String(one ?? '')) === spellingKey(String(other ?? ''));

/** Facts of a grade that none of its new and demo stock has, though its stock says something else. */
function contradictions(model: Fields, { items }: CheckedSite): readonly Finding[] {
  const ofModel = items.filter(
    ({ make, model: name, vehType, status }) =>
      isSame(make, model.stockMake) &&
      isSame(name, model.stockModel) &&
      vehType !== 'Used' &&
      status !== 'sold',
  );
  return gradesOf(model).flatMap(({ facts, stockBadge }, place) => {
    const stock = stockBadge ? ofModel.filter(({ variations }) => isSame(variations, stockBadge)) : [];
    return factsOf(facts)
      .filter(([name]) => COMPARED.includes(name))
      .flatMap(([name, value]) => {
        const told = stock.flatMap((item) => {
          const other = item[name as keyof StockItem];
          return other === undefined ? [] : [{ id: item.id, other }];
        });
        const [first] = told;
        if (!first || told.some(({ other }) => isSame(other, value))) return [];
        return [
          {
            field: `grades[${place}].facts.${name}`,
            text: `${value}, but ${first.id} says ${first.other}`,
          },
        ];
      });
  });
}

/** Rules for the models of the range. */
export const GRADE_RULES: readonly Rule[] = [
  {
    id: 'grade-facts',
    reason: 'is not what the stock of this grade says',
    source: OWN,
    decides: true,
    entry: ({ file, data }, site) => (/\/vehicles\//.test(file) ? contradictions(data, site) : []),
  },
  {
    id: 'model-facts',
    reason: 'is not shown, because grades may differ in it; move it to the facts of each grade',
    source: OWN,
    entry: ({ file, data }) =>
      /\/vehicles\//.test(file) && gradesOf(data).length > 1
        ? factsOf(data.displayFields)
            .filter(([name]) => !isSharedFact(name))
            .map(([name, value]) => ({ field: `displayFields.${name}`, text: String(value) }))
        : [],
  },
];
