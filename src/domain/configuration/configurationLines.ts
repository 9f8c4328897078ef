import type { EnquiryLine } from '../enquiry/enquiry';
import { type Cents, centsToDollars } from '../money';
import { formatPrice } from '../stock/display/formatPrice';
import { type Configuration, chosenOptions, configurationPrice } from './configuration';
import type { ConfigurationOptions, Option } from './configurationOptions';

/** The price of an option in words: `+$650`, or that it costs nothing extra. */
export const extraPrice = (cents: Cents): string =>
  cents === 0 ? 'No extra cost' : `+${formatPrice(centsToDollars(cents))}`;

/**
 * A configuration in words, line by line, for the person who answers the enquiry.
 * @param address the full address that shows the configuration again
 */
export function configurationLines(
  options: ConfigurationOptions,
  configuration: Configuration,
  address: string,
): readonly EnquiryLine[] {
  const { grade, colour, accessories } = chosenOptions(options, configuration);
  const priced = ({ name, cents }: Option<{ readonly name: string }>, price: string) =>
    cents === 0 ? name : `${name} (${price})`;
  return [
    ...(grade ? [{ label: 'Grade', value: priced(grade, formatPrice(centsToDollars(grade.cents))) }] : []),
    ...(colour ? [{ label: 'Colour', value: priced(colour, extraPrice(colour.cents)) }] : []),
    {
      label: 'Accessories',
      value: accessories.map((one) => priced(one, extraPrice(one.cents))).join(', ') || 'None',
    },
    {
      label: 'Estimated drive-away price',
      value: formatPrice(centsToDollars(configurationPrice(options, configuration))),
    },
    { label: 'Shown again at', value: address },
  ];
}
