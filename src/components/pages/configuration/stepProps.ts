import type { VehicleBuildView } from '../../../content/vehicles/vehicleBuild';
import type { BuildState } from './useBuild';

export interface StepProps {
  readonly vehicle: VehicleBuildView;
  readonly state: BuildState;
  /** The id of the step's heading, which labels its controls. */
  readonly headingId: string;
}
