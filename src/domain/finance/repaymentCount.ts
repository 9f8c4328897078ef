/** Whole repayments in a term, for inputs that are already checked: months × repayments a year / 12, rounded. */
export const repaymentCount = (termMonths: number, repaymentsPerYear: number): number =>
  Math.round((termMonths * repaymentsPerYear) / 12);
