import { tabFlag } from '../../ui/visit/tabFlag';

/** Whether the embedded engine has taken over from the hosted search, for the whole tab. */
export const reducedSearch = tabFlag();
