import type { ReactNode } from 'react';
import { costPartsOff } from '../../../device/driving';
import type { CostPartName } from '../../../domain/ownership/weeklyCost';
import { tickRow } from '../../ui/fields/formStyles';
import { useStored } from '../../ui/visit/useStored';

interface Props {
  readonly name: CostPartName;
  readonly children: ReactNode;
}

/** Switches a part of every weekly cost on or off. The device keeps it. */
export function PartSwitch({ name, children }: Props) {
  const off = useStored(costPartsOff);
  return (
    <label css={tickRow}>
      <input
        type="checkbox"
        checked={!off.includes(name)}
        onChange={({ currentTarget }) => {
          const others = costPartsOff.read().filter((one) => one !== name);
          costPartsOff.store(currentTarget.checked ? others : [...others, name]);
        }}
      />
      <span>{children}</span>
    </label>
  );
}
