import type { StockFeed } from '../../../config/feedSettings';
import { NETWORK_REASONS } from '../../../config/fetchAddress';
import { decodedPart } from '../../../domain/addressName';
import { err, ok, type Result } from '../../../domain/result';
import { finalFault, type SourceFault } from './source';

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

/** Reads an address such as `sftp://host/exports/stock.csv`. After `/~/` a path begins in the folder of the login. */
export function remoteAddress({ address, user, password }: StockFeed): Result<RemoteAddress, SourceFault> {
  if (!URL.canParse(address)) return err(finalFault('is not an address'));
  const url = new URL(address);
  if (url.hostname === '') return err(finalFault('names no host'));
  const plain = (part: string): string => decodedPart(part) ?? part;
  return ok({
    protocol: url.protocol,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? undefined : Number(url.port),
    user: plain(url.username) || user,
    password: plain(url.password) || password,
    path: plain(url.pathname).replace(/^\/~\//, '') || '/',
    nameOf: (path) => `${url.protocol}//${url.host}/${path.startsWith('/') ? path.slice(1) : `~/${path}`}`,
  });
}

/** Certificates do not mend themselves while a build waits, nor does the name of a host. */
const FINAL = /^(?:ENOTFOUND$|CERT_|DEPTH_|SELF_|UNABLE_|ERR_TLS_)/;

/** Why a connection failed, from the code of its error. */
export const connectionFault = (error: unknown): SourceFault => {
  const { code } = error as { readonly code?: unknown };
  if (typeof code !== 'string') return { reason: 'the connection failed', isFinal: false };
  return {
    reason: NETWORK_REASONS[code] ?? `the connection failed (${code.replace(/\W/g, ' ').slice(0, 40)})`,
    isFinal: FINAL.test(code),
  };
};
