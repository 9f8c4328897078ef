import { useId } from 'react';
import { control, fieldLabel } from './filterStyles';
import { useOneOf } from './useOneOf';

interface Props {
  readonly label: string;
  readonly attribute: string;
  readonly showCount: boolean;
}

/** One value out of a list that may be long; a model waits for its make. */
export function SelectFilter({ label, attribute, showCount }: Props) {
  const { items, chosen, isWaiting, waitsFor, choose } = useOneOf(attribute);
  const id = useId();
  const several = chosen.length > 1;
  const listed = new Set(items.map(({ value }) => value));
  return (
    <div>
      <label css={fieldLabel} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        css={control}
        disabled={isWaiting}
        value={several ? '' : (chosen[0] ?? '')}
        onChange={(event) => choose(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">
          {isWaiting
            ? `Choose a ${waitsFor} first`
            : several
              ? chosen.join(', ')
              : `Any ${label.toLowerCase()}`}
        </option>
        {chosen
          .filter((value) => !listed.has(value))
          .map((value) => (
            <option key={value} value={value}>
              {value}
              {showCount && ' (0)'}
            </option>
          ))}
        {items.map(({ value, label: name, count }) => (
          <option key={value} value={value}>
            {name}
            {showCount && ` (${count})`}
          </option>
        ))}
      </select>
    </div>
  );
}
