import type { ServiceField, ServiceRequest } from '../../../domain/enquiry/serviceRequest';

/** The props of each step of the service form. */
export interface ServiceStepProps {
  readonly request: ServiceRequest;
  readonly change: (changed: Partial<ServiceRequest>) => void;
  /** Returns the id of a field's control. */
  readonly idOf: (field: ServiceField) => string;
  /** Returns the fault of a field in the last attempt. */
  readonly faultOf: (field: ServiceField) => string | undefined;
}
