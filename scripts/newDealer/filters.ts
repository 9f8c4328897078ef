import { usualCardFacts } from '../../src/domain/stock/cardFacts';
import { slug } from '../../src/domain/stock/slug';
import { STOCK_FACTS } from '../../src/domain/stock/stockFacts';
import { ownerFieldsOf } from '../../src/domain/stock/typeWords';
import type { NewDealer } from './newDealer';

/** The filters: of a group its dealers, then what all stock has, then what shoppers compare in this type of stock. */
export function filtersOf({ sells, group }: NewDealer): readonly object[] {
  const filter = (field: string, label: string, type: string, rest: object = {}) => ({
    ...{ id: slug(label), label, field, type, formattingType: 'text', showCount: true },
    ...rest,
  });
  const number = { formattingType: 'number', showCount: false };
  const money = { formattingType: 'currency', showCount: false };
  const isRoadVehicle = ownerFieldsOf(sells).includes('odometer');
  const groups: readonly (readonly [ReturnType<typeof filter>, ...ReturnType<typeof filter>[]])[] = [
    ...(group.length > 0 ? [[filter('dealer', 'Dealer', 'list')] as const] : []),
    [filter('vehType', 'Condition', 'list', { hardcodedValues: ['New', 'Demo', 'Used'] })],
    [filter('location.name', 'Yard', 'list')],
    [filter('make', 'Make', 'select'), filter('model', 'Model', 'select')],
    [filter('bodyType', 'Body type', 'list', { limit: 6 })],
    [filter('price', 'Price', 'range_slider', money)],
    [filter('price', 'Search by budget', 'search_by_budget', money)],
    [filter('year', 'Year', 'range_slider', { formattingType: 'year', showCount: false })],
    ...(isRoadVehicle
      ? ([
          [filter('odometer', 'Kilometres', 'slider', { ...number, unit: 'km' })],
          [filter('fuelType', 'Fuel', 'list')],
          [filter('transmissionType', 'Transmission', 'list')],
        ] as const)
      : []),
    ...usualCardFacts(sells).map((name) => {
      const { label } = STOCK_FACTS[name];
      return [filter(name, label, 'range_slider', { ...number, id: slug(`${label} ${name}`) })] as const;
    }),
  ];
  return groups.map((filterItems) => {
    const [{ id, label }, ...others] = filterItems;
    return { id, label: others.length > 0 ? 'Make and model' : label, filterItems };
  });
}
