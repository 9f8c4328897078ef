import { MAX_PRICE_AGE_DAYS, priceDaysLeft } from '../../src/domain/ownership/energy';

/** How many days before the prices of fuel stop counting staff are asked for new ones. */
const NOTICE_DAYS = 21;

/** A notice to staff about the day on which they looked up the prices of fuel; `undefined` while it is recent. */
export function fuelPriceNotice(asAt: string, today: string): string | undefined {
  const daysLeft = priceDaysLeft(asAt, today);
  const looked = `The prices of fuel (runningCosts in settings/site.yml) were looked up on ${asAt}`;
  if (daysLeft > MAX_PRICE_AGE_DAYS) return `${looked}, which is yet to come: no page uses them.`;
  if (daysLeft < 0) return `${looked}, too long ago: no page uses them. Look them up again.`;
  return daysLeft < NOTICE_DAYS
    ? `${looked}. Look them up again: pages stop using them in ${daysLeft} days.`
    : undefined;
}
