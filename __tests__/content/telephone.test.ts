import { telephoneHref } from '../../src/content/addresses';

test.each([
  ['(02) 5550 0142', 'tel:+61255500142'],
  ['0491 570 156', 'tel:+61491570156'],
  ['+61 2 5550 0142', 'tel:+61255500142'],
  ['1300 975 707', 'tel:1300975707'],
  ['13 11 14', 'tel:131114'],
  ['(02) 5550\u20110142 ext 12', 'tel:+61255500142;ext=12'],
  ['+61 (0)2 5550 0142', 'tel:+61255500142'],
  ['0491 570 156 / (02) 5550 0142', 'tel:+61491570156'],
])('%s is called by %s', (number, href) => {
  expect(telephoneHref(number)).toBe(href);
});
