import type { ServiceField, ServiceRequest } from '../../../domain/enquiry/serviceRequest';

/** What each step of the service form is given. */
export interface ServiceStepProps {
  readonly request: ServiceRequest;
  readonly change: (changed: Partial<ServiceRequest>) => void;
  /** The id of a field's control. */
  readonly idOf: (field: ServiceField) => string;
  /** What is wrong with a field since the last attempt. */
  readonly faultOf: (field: ServiceField) => string | undefined;
}
