import { tellFaults } from '../../../generate/pages/tellFaults';

/** What a build says of its pages, in the order of the reporter's functions. */
function told(testForms: boolean, template: 'HomeTemplate' | 'TestFormsTemplate') {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const page = { path: '/a/', template, context: {} };
  tellFaults(
    {
      addressFaults: [],
      links: { faults: [], warnings: [] },
      missing: { advice: [] } as never,
      ofContent: [page],
    },
    { contentUrl: undefined, testForms },
    { panic: say, panicOnBuild: say, warn: say } as never,
  );
  return said;
}

it('says that TEST_FORMS has no page to show the forms, if it has none', () => {
  expect(told(true, 'HomeTemplate')).toEqual([expect.stringContaining('pageType: testForms')]);
  expect(told(true, 'TestFormsTemplate')).toEqual([]);
  expect(told(false, 'HomeTemplate')).toEqual([]);
});
