/** A nominal annual rate in per cent: 11.94 means 11.94 % a year. A rate of 0 is a rate. */
export type AnnualPercent = number;

/** Length of a loan in months. */
export type Months = number;

/** Per cent of the price of the vehicle, 0 to 100: the basis of a deposit. */
export type PercentOfPrice = number;

/** Per cent of the amount financed, 0 to 100: the basis of a balloon. */
export type PercentOfAmountFinanced = number;
