import type { ByteReader } from '../format/byteReader';
import type { ByteWriter } from '../format/byteWriter';

const STEPS = 1;
const FLOATS = 0;

/** Writes ascending numbers: non-negative integers as differences, all others as doubles. */
export const writeNumbers = (writer: ByteWriter, values: Float64Array): void => {
  const whole = values.every((value) => Number.isSafeInteger(value) && value >= 0);
  writer.varint(values.length);
  writer.byte(whole ? STEPS : FLOATS);
  values.forEach((value, i) => {
    if (whole) writer.varint(value - (values[i - 1] ?? 0));
    else writer.float(value);
  });
};

export const readNumbers = (reader: ByteReader): Float64Array => {
  const values = new Float64Array(reader.varint());
  const whole = reader.byte() === STEPS;
  for (let i = 0; i < values.length; i++)
    values[i] = whole ? reader.varint() + (values[i - 1] ?? 0) : reader.float();
  return values;
};
