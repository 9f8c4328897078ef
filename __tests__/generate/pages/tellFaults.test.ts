import { missingPages } from '../../../generate/pages/missingPages';
import { tellFaults } from '../../../generate/pages/tellFaults';
import { theDealer } from '../../support/theDealer';

/** What a build says of its pages, in the order of the reporter's functions. */
function told(
  testForms: boolean,
  template: 'HomeTemplate' | 'TestFormsTemplate',
  advice: readonly string[] = [],
) {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const page = { path: '/a/', template, context: {} };
  tellFaults(
    {
      addressFaults: [],
      links: { faults: [], warnings: [] },
      missing: { missing: [], advice },
      ofContent: [page],
    },
    { contentUrl: undefined, testForms, contentFolder: theDealer.contentFolder },
    { panic: say, panicOnBuild: say, warn: say } as never,
  );
  return said;
}

it('says that TEST_FORMS has no page to show the forms, if it has none', () => {
  expect(told(true, 'HomeTemplate')).toEqual([expect.stringContaining('pageType: testForms')]);
  expect(told(true, 'TestFormsTemplate')).toEqual([]);
  expect(told(false, 'HomeTemplate')).toEqual([]);
});

it('says which pages the content lacks', () => {
  const { advice } = missingPages(new Set(['/', '/privacy/', '/contact/']), { finance: { enabled: true } });
  expect(told(false, 'HomeTemplate', advice)).toEqual([
    'There is no page /finance-calculator/, so the links to it are left out. Add a file to content/pages with pageType: financeCalculator, which each repayment links to, because finance is on.',
  ]);
});
