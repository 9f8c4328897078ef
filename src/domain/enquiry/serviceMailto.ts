import type { ServiceRequest } from './serviceRequest';
import { serviceSummary } from './serviceSummary';

/** A `mailto:` address with the whole request in its body, in case the form cannot send it. */
export const serviceMailto = (email: string, request: ServiceRequest): string => {
  const body = serviceSummary(request)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
  return `mailto:${email}?subject=${encodeURIComponent('Request for a service')}&body=${encodeURIComponent(body)}`;
};
