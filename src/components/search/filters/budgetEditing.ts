import { pageValue } from '../../../device/pageValue';

/** Whether the shopper asked to change the budget: its field then gets the focus, wherever the filters are. */
export const budgetEditing = pageValue(false);
