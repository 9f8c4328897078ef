import type { Reporter } from 'gatsby';
import type { Settings } from '../../src/config/env';
import { contentFileOf, describeDeadLinks, entryOf } from '../links/deadLinks';
import { DEFINING_FIELD } from '../offers/offerReport';
import { describeAddressFaults } from './addressFaults';
import type { SitePages } from './sitePages';

/** Ends the process if addresses or links in the content are faulty. The develop server reports them and goes on. */
export function tellFaults(
  {
    addressFaults,
    links,
    missing,
    offers,
    ofContent,
  }: Pick<SitePages, 'addressFaults' | 'links' | 'missing' | 'offers' | 'ofContent'>,
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
  // Offers report their own addresses below.
  const warnings = links.warnings.filter(({ field }) => field !== DEFINING_FIELD);
  if (warnings.length > 0)
    reporter.warn(report('Links of the content ask for stock that is not there today:', warnings));
  if (offers.warnings.length > 0)
    reporter.warn(report('Offers whose vehicles you should look at:', offers.warnings));
  if (testForms && !ofContent.some(({ template }) => template === 'TestFormsTemplate'))
    reporter.warn(
      'TEST_FORMS is set, but no page shows the forms: add one with "pageType: testForms" to content/pages.',
    );
  if (offers.faults.length > 0)
    reporter.panicOnBuild(report('It is not clear which vehicles these offers are for:', offers.faults));
  if (links.faults.length > 0)
    reporter.panicOnBuild(report('Links of the content lead nowhere:', links.faults));
}
