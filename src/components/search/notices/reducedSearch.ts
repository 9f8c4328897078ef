import { tabFlag } from '../../ui/visit/tabFlag';

/** Whether the hosted search is down and the embedded engine stands in for it: one truth for the whole tab. */
export const reducedSearch = tabFlag();
