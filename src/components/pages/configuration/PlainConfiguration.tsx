import { enquiryHref } from '../../../content/enquiry/enquiryAddresses';
import type { VehicleConfigurationView } from '../../../content/vehicles/vehicleConfiguration';
import { extraPrice } from '../../../domain/configuration/configurationLines';
import { centsToDollars } from '../../../domain/money';
import { formatPrice } from '../../../domain/stock/display/formatPrice';
import { locale } from '../../../locales/site/locale';

/** For browsers without JavaScript: every option with its price, and a link to ask for it. */
export function PlainConfiguration({
  vehicle: { id, name, options },
}: {
  readonly vehicle: VehicleConfigurationView;
}) {
  const { grades, colours, accessories } = options;
  const list = (heading: string, rows: readonly (readonly [string, string])[]) =>
    rows.length > 0 && (
      <>
        <h2>{heading}</h2>
        <ul>
          {rows.map(([what, price]) => (
            <li key={what}>
              {what}: {price}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <noscript>
      {list(
        `Grades, ${locale.prices.driveAway.label.toLowerCase()}`,
        grades.map((grade) => [grade.name, formatPrice(centsToDollars(grade.cents))]),
      )}
      {list(
        'Colours',
        colours.map((colour) => [colour.name, extraPrice(colour.cents)]),
      )}
      {list(
        'Accessories, fitted',
        accessories.map((accessory) => [accessory.name, extraPrice(accessory.cents)]),
      )}
      <p>
        <a href={enquiryHref('enquireNow', { model: { id, title: name } })}>
          Tell us which {name} you would like
        </a>
      </p>
    </noscript>
  );
}
