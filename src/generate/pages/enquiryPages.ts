import { ENQUIRY_PATHS } from '../../content/enquiry/enquiryAddresses';
import { ENQUIRY_KINDS, type EnquiryKind } from '../../domain/enquiry/enquiryKind';
import type { PageSpec } from './pageSpecs';

/** One page for each form. Search engines list the pages that link to them instead. The service form is a content page. */
export const enquiryPages = (): readonly PageSpec<{ readonly kind: EnquiryKind }>[] =>
  ENQUIRY_KINDS.filter((kind) => kind !== 'serviceForm').map((kind) => ({
    path: ENQUIRY_PATHS[kind],
    template: 'EnquiryTemplate',
    context: { kind },
    owner: `the form "${kind}"`,
    sitemap: { noindex: true },
  }));
