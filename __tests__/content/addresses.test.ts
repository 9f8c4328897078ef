import { PAGE_TYPES, pageTypeRule } from '../../plugins/content-endpoint/collections/pageTypes';
import { PAGE_TYPE_PATHS } from '../../src/content/addresses';
import { ENQUIRY_PATHS } from '../../src/content/enquiry/enquiryAddresses';
import { gradeEnquiryHref, gradeSubject, subjectsIn } from '../../src/content/enquiry/enquirySubjects';
import { toHeaderNavigation } from '../../src/content/navigation';
import { telephoneHref } from '../../src/content/telephoneHref';
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

test.each([
  ['Heron Tour Hybrid', 'Heron Tour Hybrid'],
  ['Tour Hybrid', 'Heron Tour Hybrid'],
])('a form about the grade “%s” is about the %s, on its own page too', (grade, title) => {
  const heron = { id: 'heron', name: 'Heron', grades: [{ name: 'Core' }, { name: grade }] };
  const subject = gradeSubject(heron, grade);
  expect(subject).toEqual({ id: 'heron', title });
  const href = gradeEnquiryHref('bookATestDrive', subject, grade);
  const read = (search: string) => subjectsIn(search, { vehicles: [heron], team: [] }).model;
  expect(read(href.slice(href.indexOf('?')))).toEqual(subject);
  for (const other of ['?model=heron', '?model=heron&grade=gone'])
    expect(read(other)).toEqual({ id: 'heron', title: 'Heron' });
  expect(read('?model=gone&grade=core')).toBeUndefined();
});

test.each([
  ['(02) 5550 0142', 'tel:+61255500142'],
  ['0491 570 156', 'tel:+61491570156'],
  ['+61 2 5550 0142', 'tel:+61255500142'],
  ['1300 975 707', 'tel:1300975707'],
  ['13 11 14', 'tel:131114'],
  ['(02) 5550\u20110142 ext 12', 'tel:+61255500142;ext=12'],
  ['+61 (0)2 5550 0142', 'tel:+61255500142'],
  ['+61 0491 570 156', 'tel:+61491570156'],
  ['+64-021-123-4567', 'tel:+64211234567'],
  ['0491 570 156 / (02) 5550 0142', 'tel:+61491570156'],
])('%s is called by %s', (number, href) => {
  expect(telephoneHref(number)).toBe(href);
});

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
