import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { FilterSet } from './FilterSet';
import { OptionRow } from './OptionRow';
import { ShowMore, useShowMore } from './ShowMore';
import { useChoices } from './useChoices';
import { WaitsFor } from './WaitsFor';

/** A filter for any of several values. */
export function ListFilter({ item }: { readonly item: FilterItem }) {
  const { choices, waitsFor, toggle, showsCounts } = useChoices(item);
  const list = useShowMore(choices, item.limit, ({ isChosen }) => isChosen);
  return (
    <FilterSet label={item.label}>
      {waitsFor ? (
        <WaitsFor what={waitsFor} />
      ) : (
        <>
          {list.visible.map((choice) => (
            <OptionRow
              key={choice.label}
              type="checkbox"
              label={choice.label}
              count={showsCounts ? choice.count : undefined}
              isChosen={choice.isChosen}
              onChoose={() => toggle(choice)}
            />
          ))}
          <ShowMore list={list} label={item.label} />
        </>
      )}
    </FilterSet>
  );
}
