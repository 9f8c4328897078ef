/** Why something that a build reads from elsewhere could not be read. */
export interface SourceFault {
  /** In words that follow the name of the source, without secrets. */
  readonly reason: string;
  /** Whether another attempt would end the same way: a wrong password, a file that is not there. */
  readonly isFinal: boolean;
  /** Whether no host has that name: a site that is not live yet. */
  readonly isNoHost?: boolean;
}

export const finalFault = (reason: string): SourceFault => ({ reason, isFinal: true });
export const passingFault = (reason: string): SourceFault => ({ reason, isFinal: false });

/** Codes of failed connections in words. Messages of libraries are never shown: some quote the address with its password. */
const NETWORK_REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused: nothing listens at that address',
  ENOTFOUND: 'no host has that name',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNRESET: 'the connection ended early',
  EPIPE: 'the connection ended early',
  UND_ERR_SOCKET: 'the connection ended early',
  ETIMEDOUT: 'no connection was made in time',
  UND_ERR_CONNECT_TIMEOUT: 'no connection was made in time',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  CERT_HAS_EXPIRED: 'the certificate of the host has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate of the host is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate of the host is signed by itself',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate of the host is not signed by a known authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host',
};

/** Certificates do not mend themselves while a build waits, nor does the name of a host. */
const FINAL = /^(?:ENOTFOUND$|CERT_|DEPTH_|SELF_|UNABLE_|ERR_TLS_)/;

/** Why a connection failed, from the code of its error. */
export const connectionFault = (error: unknown): SourceFault => {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown };
  // Only its message shows that a proxy refused.
  const refusal = cause instanceof Error && /^Proxy response \((\d{3})\)/.exec(cause.message)?.[1];
  if (refusal)
    return { reason: `the proxy answered ${refusal}`, isFinal: refusal === '407' || refusal === '403' };
  if (typeof code !== 'string') return passingFault('the connection failed');
  return {
    reason: NETWORK_REASONS[code] ?? `the connection failed (${code.replace(/\W/g, ' ').slice(0, 40)})`,
    isFinal: FINAL.test(code),
    isNoHost: code === 'ENOTFOUND',
  };
};
