import { PAGE_TYPES, pageTypeRule } from '../../plugins/content-endpoint/collections/pageTypes';
import { PAGE_TYPE_PATHS } from '../../src/content/addresses';
import { ENQUIRY_PATHS } from '../../src/content/enquiry/enquiryAddresses';
import { ENQUIRY_KINDS } from '../../src/domain/enquiry/enquiryKind';

test('page types that the site itself links to have the one address that the endpoint gives them', () => {
  const given = Object.fromEntries(
    (Object.keys(PAGE_TYPES) as (keyof typeof PAGE_TYPES)[]).map((type) => [
      type,
      `/${pageTypeRule(type).slug}/`,
    ]),
  );
  expect(Object.keys(PAGE_TYPE_PATHS).length).toBeGreaterThan(5);
  expect(given).toMatchObject(PAGE_TYPE_PATHS);
});

test('each form has one page of its own', () => {
  const paths = ENQUIRY_KINDS.map((kind) => ENQUIRY_PATHS[kind]);
  expect(paths).toHaveLength(9);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/([a-z-]+\/)+$/);
});
