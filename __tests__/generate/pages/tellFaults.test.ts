import { missingPages } from '../../../generate/pages/missingPages';
import { tellFaults } from '../../../generate/pages/tellFaults';
import { theDealer } from '../../support/theDealer';

/** What a build says of its pages, in the order of the reporter's functions. */
function told(
  testForms: boolean,
  template: 'HomeTemplate' | 'TestFormsTemplate',
  advice: readonly string[] = [],
  offers: Parameters<typeof tellFaults>[0]['offers'] = { faults: [], warnings: [] },
) {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const page = { path: '/a/', template, context: {} };
  tellFaults(
    {
      addressFaults: [],
      links: { faults: [], warnings: [] },
      offers,
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

it('stops at an offer whose address chooses no vehicles, and only warns where they are sold', () => {
  const place = { collection: 'dealerSpecials', id: 'demo-clearance', field: 'eligibleStockUrl' };
  const [stop, warning] = [
    told(false, 'HomeTemplate', [], {
      faults: [{ ...place, address: '/blog/', reason: 'is not a list of our stock' }],
      warnings: [],
    }),
    told(false, 'HomeTemplate', [], {
      faults: [],
      warnings: [{ ...place, address: '/stock/demo-cars/', reason: 'finds no vehicle' }],
    }),
  ];
  expect(stop).toEqual([
    expect.stringContaining(
      'content/dealer-specials/demo-clearance.md: eligibleStockUrl: /blog/ is not a list of our stock',
    ),
  ]);
  expect(warning).toEqual([expect.stringContaining('/stock/demo-cars/ finds no vehicle')]);
});
