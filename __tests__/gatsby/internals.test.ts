import { existsSync } from 'node:fs';
import { LEANED_ON } from '../../src/gatsby/internals';

it.each(LEANED_ON.map((one) => [`${one.of} ${one.what}`, one] as const))(
  'There is a test for what we depend on: %s',
  (_title, { file, test }) => {
    expect(existsSync(file)).toBe(true);
    expect(test === undefined || existsSync(test)).toBe(true);
  },
);
