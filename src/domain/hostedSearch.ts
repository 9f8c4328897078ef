/** What a browser needs to ask the hosted search. All of it is published with the site: the key may only search. */
export interface HostedSearch {
  readonly appId: string;
  readonly searchKey: string;
  /** The prefix of every index name. It lets several sites share an application. */
  readonly indexPrefix: string;
  /** An address to use instead of the service's own hosts, for tests and development. */
  readonly host?: string;
}

/** The engine that answers shoppers, with all its settings. */
export type SearchEngineSetting =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'algolia';
      readonly hosted: HostedSearch;
      /** The key with which a build writes the index; it never leaves the build. Absent: another build writes the index. */
      readonly adminKey?: string;
      /** Lets a build replace the index with far fewer records, or none. */
      readonly allowShrink: boolean;
    };

/** What browsers may know of the setting, without the admin key; `null` if the embedded engine answers. */
export const publishedEngine = (setting: SearchEngineSetting): HostedSearch | null =>
  setting.kind === 'embedded' ? null : setting.hosted;
