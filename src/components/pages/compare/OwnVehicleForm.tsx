import { ownVehicle } from '../../../device/ownVehicle';
import { MAX_OWN_NAME, OWN_BOUNDS, type OwnVehicle } from '../../../domain/compare/ownVehicle';
import { type DeviceField, DeviceForm } from '../../ui/fields/DeviceForm';
import { useStored } from '../../ui/visit/useStored';

const NAMES: readonly DeviceField<keyof OwnVehicle>[] = [
  { name: 'make', label: 'Make' },
  { name: 'model', label: 'Model' },
  { name: 'year', label: 'Year', bounds: OWN_BOUNDS.year },
];
const DRIVEN: readonly DeviceField<keyof OwnVehicle>[] = [
  { name: 'odometer', label: 'Kilometres', bounds: OWN_BOUNDS.odometer, isOptional: true },
  { name: 'fuelCombined', label: 'Litres per 100 km', bounds: OWN_BOUNDS.fuelCombined, isOptional: true },
];

interface Props {
  readonly noun: string;
  readonly isDriven: boolean;
}

/** The shopper's own vehicle, typed once and kept on the device. */
export function OwnVehicleForm({ noun, isDriven }: Props) {
  const own = useStored(ownVehicle);
  return (
    <DeviceForm
      summary={own ? `Change your own ${noun}` : `Put your own ${noun} beside them`}
      fields={isDriven ? [...NAMES, ...DRIVEN] : NAMES}
      values={own}
      maxLength={MAX_OWN_NAME}
      onSave={(values) => ownVehicle.store(values as OwnVehicle | undefined)}
    />
  );
}
