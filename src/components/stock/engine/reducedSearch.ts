import { tabFlag } from '../../ui/visit/tabFlag';

/** Whether the embedded engine stands in for the hosted search, for the whole tab. */
export const reducedSearch = tabFlag();
