import { type EngineFault, HostedFault } from '../fallback/engineFault';

interface ServiceError {
  readonly status?: unknown;
  /** One entry for each try, with the host's headers. */
  readonly stackTrace?: readonly {
    readonly response?: { readonly headers?: Readonly<Record<string, string>> };
  }[];
}

const faultOf = (error: unknown): EngineFault => {
  const { status, stackTrace } = (typeof error === 'object' && error !== null ? error : {}) as ServiceError;
  if (status === 400) return { kind: 'request' };
  if (status === 429) {
    const seconds = Number(stackTrace?.at(-1)?.response?.headers?.['retry-after']);
    return { kind: 'busy', ...(seconds > 0 ? { pause: seconds * 1000 } : {}) };
  }
  // The client reports a status only for 4xx. If a host is down or broken it tries the next, and ends without a status.
  return { kind: typeof status === 'number' && status < 500 ? 'refused' : 'unreachable' };
};

/** Turns an error of the service's client into a fault for the circuit breaker. */
export const readFault = (error: unknown): HostedFault => new HostedFault(faultOf(error), error);
