import type { Codec } from '../address/codecs';
import type { FilterKind } from './filterKind';

/** The value as an address can hold it; `undefined` if no address can hold it. */
export const throughCodec = <Value>(codec: Codec<Value>, value: Value): Value | undefined =>
  codec.parse(codec.serialize(value)) ?? undefined;

interface OneValue<Value> {
  readonly parameter: string;
  readonly alias?: string;
  readonly codec: Codec<Value>;
}

/** Address and canonical form of a filter with one value in one parameter. */
export const oneValue = <Value>({ parameter, alias, codec }: OneValue<Value>) =>
  ({
    parameters: [parameter],
    aliases: alias === undefined ? [] : [alias],
    // The first readable value counts; the others are skipped.
    read: (valuesOf) => {
      for (const text of [...valuesOf(parameter), ...(alias === undefined ? [] : valuesOf(alias))]) {
        const value = codec.parse(text);
        if (value !== null) return value;
      }
      return undefined;
    },
    write: (value) => [[parameter, codec.serialize(value)]],
    canonical: (value) => throughCodec(codec, value),
  }) satisfies Partial<FilterKind<Value>>;
