import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Undici from 'undici';
import { addressName } from '../domain/addressName';
import { err, ok, type Result } from '../domain/result';

/** The settings of a proxy that machines have, in the order in which they count for https. */
const SETTINGS = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'] as const;

interface Proxy {
  readonly setting: string;
  /** Without its password. */
  readonly name: string;
  readonly address: string;
}

/** The proxy that the environment names for https, as tools of the command line read it: `proxy.example:3128` is http. */
export const proxyOf = (env: NodeJS.ProcessEnv): Proxy | undefined => {
  const setting = SETTINGS.find((name) => env[name]);
  if (setting === undefined) return undefined;
  const given = env[setting] ?? '';
  const address = given.includes('://') ? given : `http://${given}`;
  return { setting, address, name: addressName(address).replace(/\/$/, '') };
};

/** Loaded only where a proxy is named. Gatsby's compiler of its own files fails on `import()`. */
const loadUndici = (): typeof Undici => createRequire(join(process.cwd(), 'package.json'))('undici');

let agent: Undici.EnvHttpProxyAgent | undefined;

/** Requests an address through the proxy of the environment with undici: the `fetch` of Node 20 has no such setting. */
export async function fetchThrough(
  { setting, address }: Proxy,
  url: URL,
  init: RequestInit,
): Promise<Result<Response, string>> {
  const { protocol = '' } = URL.canParse(address) ? new URL(address) : {};
  if (protocol !== 'http:' && protocol !== 'https:')
    return err(`${setting} must be an http or https address, such as http://proxy.example:3128`);
  const { EnvHttpProxyAgent, fetch } = loadUndici();
  agent ??= new EnvHttpProxyAgent({ httpProxy: address, httpsProxy: address });
  // The types are undici's own for what Node has as globals.
  const fetchBy = fetch as unknown as (url: URL, init: object) => Promise<Response>;
  return ok(await fetchBy(url, { ...init, dispatcher: agent }));
}
