import { spellingKey } from '../../domain/stock/slug';
import { listItemCodec } from '../address/queryString';
import type { BodyTypeOption } from './vocabulary';

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** The values of the index for some labels. A label without an option is its own value. */
export const bodyTypeValues = (
  labels: readonly string[],
  options: readonly BodyTypeOption[],
): readonly string[] =>
  unique(labels.flatMap((label) => options.find((option) => option.label === label)?.values ?? [label]));

/**
 * The labels for some values: every option whose values are all chosen; for any other value, the option that has it (as a
 * whole, because an address knows only labels); and the value itself if no option has it.
 */
export const bodyTypeLabels = (
  values: readonly string[],
  options: readonly BodyTypeOption[],
): readonly string[] => {
  const isWhole = (chosen: ReadonlySet<string>) => (option: BodyTypeOption) =>
    option.values.length > 0 && option.values.every((value) => chosen.has(value));
  const wanted = new Set(values);
  const covered = new Set(options.filter(isWhole(wanted)).flatMap((option) => option.values));
  const rest = values.filter((value) => !covered.has(value));
  const partly = rest.flatMap((value) => options.find((option) => option.values.includes(value)) ?? []);
  const lone = rest.filter((value) => !options.some((option) => option.values.includes(value)));

  const all = new Set([...values, ...partly.flatMap((option) => option.values)]);
  const whole = options.filter(isWhole(all)).map((option) => option.label);
  return unique([...whole, ...lone]);
};

/** The labels for words of an address: an option's label or one of its values, in any case or punctuation. */
export const readBodyTypes = (
  words: readonly string[],
  options: readonly BodyTypeOption[],
): readonly string[] => {
  const read = (word: string): readonly string[] => {
    const label = listItemCodec.parse(word);
    if (label === null) return [];
    const key = spellingKey(label);
    const option =
      options.find((each) => each.label === label) ??
      options.find((each) => spellingKey(each.label) === key) ??
      options.find((each) => each.values.some((value) => spellingKey(value) === key));
    return [option?.label ?? label];
  };
  return bodyTypeLabels(bodyTypeValues(unique(words.flatMap(read)), options), options);
};
