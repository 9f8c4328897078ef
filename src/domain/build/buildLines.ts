import type { EnquiryLine } from '../enquiry/enquiry';
import { type Cents, centsToDollars } from '../money';
import { formatPrice } from '../stock/display/formatPrice';
import { type Build, chosenOptions } from './build';
import type { BuildOptions, Option } from './buildOptions';
import { buildPrice } from './buildPrice';

/** The price of an option in words: `+$650`, or that it costs nothing extra. */
export const extraPrice = (cents: Cents): string =>
  cents === 0 ? 'No extra cost' : `+${formatPrice(centsToDollars(cents))}`;

/**
 * A build in words, line by line, for the person who answers the enquiry.
 * @param address the full address that shows the build again
 */
export function buildLines(options: BuildOptions, build: Build, address: string): readonly EnquiryLine[] {
  const { grade, colour, accessories } = chosenOptions(options, build);
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
      value: formatPrice(centsToDollars(buildPrice(options, build))),
    },
    { label: 'Shown again at', value: address },
  ];
}
