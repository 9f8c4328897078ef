import { tabFlag } from '../ui/visit/tabFlag';

/** Whether the visitor wants to see what they chose, and to change it. */
export const choicesWanted = tabFlag();
