/**
 * What a browser needs to ask the hosted search. All of it is published with the site, so none of it is secret: the key
 * may only search.
 */
export interface HostedSearch {
  readonly appId: string;
  readonly searchKey: string;
  /** The prefix of every index name. It lets several sites share an application. */
  readonly indexPrefix: string;
  /** An address to use instead of the service's own hosts, for tests and development. */
  readonly host?: string;
}
