import { err, ok, type Result } from '../../../domain/result';
import { type FeedSource, finalFault, type SourceFault } from './source';

/** An FTP or SFTP address in its parts. */
export interface RemoteAddress {
  readonly protocol: string;
  readonly host: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  /** From the root of the server, or without a first slash from the folder of the login. */
  readonly path: string;
  /** The name of a path on this host in a message. */
  readonly nameOf: (path: string) => string;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads an address such as `sftp://host/exports/stock.csv`. After `/~/` a path begins in the folder of the login. */
export function remoteAddress({
  address,
  user,
  password,
}: Pick<FeedSource, 'address' | 'user' | 'password'>): Result<RemoteAddress, SourceFault> {
  if (!URL.canParse(address)) return err(finalFault('is not an address'));
  const url = new URL(address);
  if (url.hostname === '') return err(finalFault('names no host'));
  const [ownUser, ownPassword] = [decoded(url.username), decoded(url.password)];
  return ok({
    protocol: url.protocol,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    ...(url.port === '' ? {} : { port: Number(url.port) }),
    ...((ownUser || user) && { user: ownUser || user }),
    ...((ownPassword || password) && { password: ownPassword || password }),
    path: decoded(url.pathname).replace(/^\/~\//, '') || '/',
    nameOf: (path) => `${url.protocol}//${url.host}/${path.startsWith('/') ? path.slice(1) : `~/${path}`}`,
  });
}

/** Codes of connections in words. The libraries' own messages are never shown: they may quote what was sent. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused: nothing listens at that address',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNRESET: 'the connection ended early',
  EPIPE: 'the connection ended early',
  ETIMEDOUT: 'no connection was made in time',
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
  const { code } = error as { readonly code?: unknown };
  if (typeof code !== 'string') return { reason: 'the connection failed', isFinal: false };
  return {
    reason: REASONS[code] ?? `the connection failed (${code.replace(/\W/g, ' ').slice(0, 40)})`,
    isFinal: FINAL.test(code),
  };
};
