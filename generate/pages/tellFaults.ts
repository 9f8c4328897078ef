import type { Reporter } from 'gatsby';
import type { Settings } from '../../src/config/env';
import { contentFileOf, describeDeadLinks, entryOf } from '../links/deadLinks';
import { describeAddressFaults } from './addressFaults';
import type { SitePages } from './sitePages';

/** Ends the process if addresses or links in the content are faulty. The develop server reports them and goes on. */
export function tellFaults(
  {
    addressFaults,
    links,
    missing,
    ofContent,
  }: Pick<SitePages, 'addressFaults' | 'links' | 'missing' | 'ofContent'>,
  {
    contentUrl,
    testForms,
    contentFolder,
  }: Pick<Settings, 'contentUrl' | 'testForms'> & { readonly contentFolder: string },
  reporter: Pick<Reporter, 'panic' | 'panicOnBuild' | 'warn'>,
): void {
  if (addressFaults.length > 0) reporter.panic(describeAddressFaults(addressFaults));
  const holderOf = contentUrl === undefined ? contentFileOf(contentFolder) : entryOf;
  const report = (heading: string, dead: typeof links.faults) =>
    [heading, ...describeDeadLinks(dead, holderOf).map((line) => `  ${line}`)].join('\n');
  for (const sentence of missing.advice) reporter.warn(sentence);
  if (links.warnings.length > 0)
    reporter.warn(report('Links of the content ask for stock that is not there today:', links.warnings));
  if (testForms && !ofContent.some(({ template }) => template === 'TestFormsTemplate'))
    reporter.warn(
      'TEST_FORMS is set, but no page shows the forms: add one with "pageType: testForms" to content/pages.',
    );
  if (links.faults.length > 0)
    reporter.panicOnBuild(report('Links of the content lead nowhere:', links.faults));
}
