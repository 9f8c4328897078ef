/**
 * What a browser has to know to ask the hosted search. All of it is published with the site, so nothing here is secret:
 * the key may search and nothing else.
 */
export interface HostedSearch {
  readonly appId: string;
  readonly searchKey: string;
  /** Stands before the name of every index, so that several sites can share an application. */
  readonly indexPrefix: string;
  /** The one address that answers in place of the service's own hosts: for tests and development. */
  readonly host?: string;
}
