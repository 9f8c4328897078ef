import type { VehicleBuildView } from '../../content/vehicles/vehicleBuild';
import type { BuildState } from './useBuild';

export interface StepProps {
  readonly vehicle: VehicleBuildView;
  readonly state: BuildState;
  /** The step's heading names its controls. */
  readonly headingId: string;
}
