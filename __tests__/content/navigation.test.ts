import { toHeaderNavigation } from '../../src/content/navigation';

const children = (own: string, links: readonly { label: string; url: string }[]) =>
  toHeaderNavigation({ header: [{ label: 'Range', url: own, children: links }], callsToAction: [] }).items[0]
    ?.children;

test('an entry that opens a menu has its own page in that menu, once', () => {
  const heron = { label: 'Heron', url: '/vehicles/heron/' };
  const all = { label: 'All models', url: '/vehicles/' };
  expect(children('/vehicles/', [heron])).toEqual([
    { label: 'Range', href: '/vehicles/' },
    { label: 'Heron', href: '/vehicles/heron/' },
  ]);
  expect(children('/vehicles/', [heron, all])).toHaveLength(2);
});

test('an entry without a menu is a link', () => {
  expect(children('/vehicles/', [])).toEqual([]);
});
