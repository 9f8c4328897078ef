import { type Word, words } from './words';

/** Two words with only one of these between them are also found as one word: `CX-5` as `cx5`. */
const JOINERS = new Set(['-', "'", '’', '.', '&', '_', '+']);

const joined = (run: readonly Word[]): string => run.map((word) => word.text).join('');

/** The joined spelling of each compound in a text: `T-Cross Style` → `tcross`. */
export const compounds = (text: string): readonly string[] => {
  const found: string[] = [];
  let run: Word[] = [];
  const close = (): void => {
    if (run.length > 1) found.push(joined(run));
    run = [];
  };
  for (const word of words(text)) {
    const before = run.at(-1);
    if (before && !JOINERS.has(text.slice(before.end, word.start))) close();
    run.push(word);
  }
  close();
  return found;
};

/** The joined spelling of every two or three neighbouring words: `Land Rover` → `landrover`. */
export const neighbours = (text: string): readonly string[] => {
  const all = words(text);
  return all.flatMap((_, at) =>
    [2, 3].filter((length) => at + length <= all.length).map((length) => joined(all.slice(at, at + length))),
  );
};

/** The other number of an English noun: `ute` → `utes`, `bus` → `buses`, `utes` → `ute`. */
export const otherNumber = (noun: string): string => {
  if (/\d/.test(noun)) return noun;
  if (/(?:s|x|z|ch|sh)es$/.test(noun)) return noun.slice(0, -2);
  if (/[^s]s$/.test(noun) && noun !== 'bus') return noun.slice(0, -1);
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
};
