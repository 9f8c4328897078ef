import { keptValue } from '../../../device/keptValue';
import { emptyServiceRequest, type ServiceRequest } from '../../../domain/enquiry/serviceRequest';

/** What was typed into the service form, on this device until it is sent; an empty object if nothing was. */
export const keptRequest = keptValue<Partial<ServiceRequest>>({
  name: 'serviceRequest',
  lifetime: 'device',
  empty: {},
  parse: (kept) => {
    if (typeof kept !== 'object' || kept === null) return undefined;
    const empty = emptyServiceRequest('');
    // Another version of the form may have stored this, so we take only fields of today's form.
    return Object.fromEntries(
      Object.entries(kept).filter(([name, value]) => {
        const today = empty[name as keyof ServiceRequest];
        return (
          name in empty && typeof value === typeof today && Array.isArray(value) === Array.isArray(today)
        );
      }),
    );
  },
});
