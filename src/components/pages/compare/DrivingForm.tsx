import { driving } from '../../../device/driving';
import { DRIVING_BOUNDS, type Driving } from '../../../domain/ownership/weeklyCost';
import { useStored } from '../../ui/visit/useStored';
import { type DeviceField, DeviceForm } from './DeviceForm';

const FIELDS: readonly DeviceField<keyof Driving>[] = [
  { name: 'kilometresAYear', label: 'Your kilometres a year', bounds: DRIVING_BOUNDS.kilometresAYear },
  { name: 'petrol', label: 'Petrol, $ a litre', bounds: DRIVING_BOUNDS.petrol, isOptional: true },
  { name: 'diesel', label: 'Diesel, $ a litre', bounds: DRIVING_BOUNDS.diesel, isOptional: true },
  {
    name: 'electricity',
    label: 'Electricity, $ a kWh',
    bounds: DRIVING_BOUNDS.electricity,
    isOptional: true,
  },
];

/** How far the shopper drives and what they pay for it: with that, the comparison has what each vehicle costs in a week. */
export function DrivingForm() {
  const own = useStored(driving);
  return (
    <DeviceForm
      summary={own ? 'Change your kilometres and fuel prices' : 'See what each costs a week, with fuel'}
      fields={FIELDS}
      values={own}
      maxLength={12}
      onSave={(values) => driving.store(values as Driving | undefined)}
    />
  );
}
