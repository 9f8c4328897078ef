import type { VehicleConfigurationView } from '../../../content/vehicles/vehicleConfiguration';
import type { ConfigurationState } from './useConfiguration';

export interface StepProps {
  readonly vehicle: VehicleConfigurationView;
  readonly state: ConfigurationState;
  /** The id of the step's heading, which labels its controls. */
  readonly headingId: string;
}
