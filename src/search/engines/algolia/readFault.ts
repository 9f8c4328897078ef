import { type EngineFault, HostedFault } from '../fallback/engineFault';

interface ServiceError {
  readonly status?: unknown;
  /** One entry for each try; headers as the host gave them. */
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
  // The client tells of 4xx alone: of hosts that are down or broken it tries the next, and ends without a status.
  return { kind: typeof status === 'number' && status < 500 ? 'refused' : 'unreachable' };
};

/** What the service's client threw, as the fault that the safety net knows. */
export const readFault = (error: unknown): HostedFault => new HostedFault(faultOf(error), error);
