import { tabFlag } from '../ui/visit/tabFlag';

/** Whether the visitor wants to see and change their choice. */
export const consentPanel = tabFlag();
