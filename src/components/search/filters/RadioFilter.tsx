import { useId } from 'react';
import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { FilterSet } from './FilterSet';
import { OptionRow } from './OptionRow';
import { ShowMore, useShowMore } from './ShowMore';
import { useChoices } from './useChoices';
import { WaitsFor } from './WaitsFor';

/** A filter for one of several values, or any. Only an address can set several at once; they are then one more option. */
export function RadioFilter({ item }: { readonly item: FilterItem }) {
  const { choices, chosen, waitsFor, choose, showsCounts } = useChoices(item);
  const list = useShowMore(choices, item.limit, ({ isChosen }) => isChosen);
  const name = useId();
  const isSeveral = chosen.length > 1;
  return (
    <FilterSet label={item.label}>
      {waitsFor ? (
        <WaitsFor what={waitsFor} />
      ) : (
        <>
          <OptionRow
            type="radio"
            name={name}
            label="Any"
            isChosen={chosen.length === 0}
            onChoose={() => choose(undefined)}
          />
          {isSeveral && (
            <OptionRow
              type="radio"
              name={name}
              label={chosen.map(({ label }) => label).join(' or ')}
              isChosen
              onChoose={() => undefined}
            />
          )}
          {list.visible.map((choice) => (
            <OptionRow
              key={choice.label}
              type="radio"
              name={name}
              label={choice.label}
              count={showsCounts ? choice.count : undefined}
              isChosen={choice.isChosen && !isSeveral}
              onChoose={() => choose(choice)}
            />
          ))}
          <ShowMore list={list} label={item.label} />
        </>
      )}
    </FilterSet>
  );
}
