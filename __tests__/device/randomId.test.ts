import { randomId } from '../../src/device/randomId';

test('ids are random UUIDs, each another', () => {
  const ids = Array.from({ length: 1_000 }, randomId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
