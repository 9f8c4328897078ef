import type { ReactNode } from 'react';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { driving } from '../../../device/driving';
import { formatNumber } from '../../../domain/formatNumber';
import { type Driving, ENERGY, ENERGY_NAMES, KILOMETRES_A_YEAR } from '../../../domain/ownership/energy';
import { type DeviceField, DeviceForm } from '../../ui/fields/DeviceForm';
import { useStored } from '../../ui/visit/useStored';

type Field = DeviceField<keyof Driving & string>;

interface Props {
  readonly summary?: ReactNode;
  readonly children?: ReactNode;
}

/** How far the shopper drives and what they pay for it. What they leave empty is the dealer's. */
export function DrivingForm({ summary = 'Your own kilometres and prices', children }: Props) {
  const own = useStored(driving);
  const { runningCosts } = useStockSettings();
  const field = (name: Field['name'], label: string, bounds: Field['bounds']): Field => {
    const usual = runningCosts?.[name];
    return { name, label, bounds, isOptional: true, placeholder: usual ? formatNumber(usual) : undefined };
  };
  return (
    <DeviceForm
      summary={summary}
      fields={[
        field('kilometresAYear', 'Kilometres a year', KILOMETRES_A_YEAR),
        ...ENERGY_NAMES.map((name) =>
          field(name, `${ENERGY[name].label}, $ a ${ENERGY[name].unit}`, ENERGY[name].bounds),
        ),
      ]}
      values={Object.keys(own).length > 0 ? own : undefined}
      maxLength={12}
      onSave={(values) => driving.store(values as Driving | undefined)}
    >
      {children}
    </DeviceForm>
  );
}
