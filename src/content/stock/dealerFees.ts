import { known } from '../../domain/knownFields';
import type { OnRoadFees } from '../../domain/onRoad/onRoadTables';
import { locale } from '../../locales/site/locale';
import type { StockSettings } from './stockSettings';

/** Drops the fields that the endpoint answers with null. */
const given = <Fields extends object>(fields: Fields) =>
  known(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? undefined]))) as {
    readonly [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };

/** The fees that the dealership states, for `priceToPay`. */
export const dealerFees = ({ onRoadFees }: Pick<StockSettings, 'onRoadFees'>): readonly OnRoadFees[] =>
  onRoadFees.map(({ state, from, until, source, registration, ...fees }) => ({
    place: state ?? locale.country,
    from,
    until,
    source,
    ...given(fees),
    ...(registration.length > 0 && {
      registration: registration.map(({ dollars, ...when }) => ({ dollars, when: given(when) })),
    }),
  }));
