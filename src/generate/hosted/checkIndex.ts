import type { SearchEngineSetting } from '../../config/searchEngine';
import { countRecords, createIndexClient, orNull } from './indexClient';
import { guardSearchKey, guardSize } from './indexGuards';

type Hosted = Extract<SearchEngineSetting, { kind: 'algolia' }>;

/**
 * Asks the service, before a build changes anything, what would stop the build at its end: keys that are wrong or may do
 * too much, or an index that would shrink.
 * @returns all objections
 */
export const checkIndex = async (
  { hosted, adminKey, allowShrink }: Hosted,
  coming: number,
): Promise<readonly string[]> => {
  if (adminKey === undefined) return [];
  const client = createIndexClient(hosted, adminKey);
  try {
    const held = await countRecords(client, hosted.indexPrefix);
    // A key made for builds may write, and may not look up other keys.
    const key = await orNull(client.getApiKey({ key: hosted.searchKey }), [403, 404]);
    const size = guardSize(held, coming);
    return [
      ...(size === null || allowShrink ? [] : [`${size}; to go on all the same: ALGOLIA_ALLOW_SHRINK=true`]),
      ...[guardSearchKey(key === null ? null : (key.acl ?? []))].flatMap((fault) => fault ?? []),
    ];
  } catch (error) {
    return [`the hosted search did not answer: ${error instanceof Error ? error.message : String(error)}`];
  }
};
