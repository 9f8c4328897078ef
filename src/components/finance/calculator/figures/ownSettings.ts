import type { FinanceSettings } from '../../../../domain/finance/financeSettings';
import { allFees, interestRateFor } from '../../../../domain/finance/financeSettings';
import type { VehType } from '../../../../domain/stock/vehType';
import type { CalculatorChoices } from './calculatorChoices';

/**
 * The dealership's settings with the shopper's own rate, fees and balloon in place. Rate and fees of one's own have no
 * published comparison rate: it is worked out, with all the fees. Nothing of one's own gives the settings themselves.
 */
export function ownSettings(
  settings: FinanceSettings,
  vehType: VehType,
  choices: CalculatorChoices,
): FinanceSettings {
  const { interestRate, fees, balloonAmount, balloonPercentage } = choices;
  const hasRate =
    interestRate !== undefined && interestRate !== interestRateFor(settings.repaymentInterestRate, vehType);
  const hasFees = fees !== undefined && fees !== allFees(settings);
  const hasBalloon = balloonAmount !== undefined || balloonPercentage !== undefined;
  if (!hasRate && !hasFees && !hasBalloon) return settings;
  return {
    ...settings,
    ...(hasRate ? { repaymentInterestRate: { default: interestRate } } : {}),
    ...(hasFees ? { repaymentEstablishFee: fees, repaymentOtherFee: 0, repaymentDealerFee: 0 } : {}),
    ...(hasRate || hasFees ? { comparisonRate: {} } : {}),
    ...(hasBalloon
      ? { repaymentBalloonAmount: balloonAmount, repaymentBalloonPercentage: balloonPercentage }
      : {}),
  };
}
