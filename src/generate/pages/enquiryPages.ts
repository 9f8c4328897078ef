import { ENQUIRY_PATHS } from '../../content/enquiry/enquiryAddresses';
import { ENQUIRY_KINDS, type EnquiryKind } from '../../domain/enquiry/enquiryKind';
import type { PageSpec } from './pageSpecs';

/** A page for each form, for people; search engines have the pages that lead there. The service form has a page of content. */
export const enquiryPages = (): readonly PageSpec<{ readonly kind: EnquiryKind }>[] =>
  ENQUIRY_KINDS.filter((kind) => kind !== 'serviceForm').map((kind) => ({
    path: ENQUIRY_PATHS[kind],
    template: 'EnquiryTemplate',
    context: { kind },
    owner: `the form "${kind}"`,
    sitemap: { noindex: true },
  }));
