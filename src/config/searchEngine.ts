import type { HostedSearch } from '../domain/hostedSearch';

/** Which engine answers shoppers, with all that it needs. */
export type SearchEngineSetting =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'algolia';
      readonly hosted: HostedSearch;
      /** Lets a build write the index; never leaves the build. Absent: another build writes it. */
      readonly adminKey?: string;
      /** Lets a build replace the index by far fewer records, or none. */
      readonly allowShrink: boolean;
    };

/** What browsers are told: `null` where the embedded engine answers. The admin key is not among it. */
export const publishedEngine = (setting: SearchEngineSetting): HostedSearch | null =>
  setting.kind === 'embedded' ? null : setting.hosted;
