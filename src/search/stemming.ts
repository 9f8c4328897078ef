/** Words that say nothing by themselves. Descriptions are full of them, and shoppers write whole sentences. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be because been but by can could do does every for from get got had has have ' +
    'he her here his how i id if im in is it its ive just like me more most my need no not of on one only or our out please ' +
    'she so some than that the their them then there these they this to too under up us very want was we were what when ' +
    'where which who will with without would you your looking find show something anything wants wanted s t m d ll re ve'
  ).split(' '),
);

/**
 * The part of a word that its forms share: `reversing` and `reverse` → `revers`, `seats` → `seat`, `fitted` → `fit`. Shoppers
 * and dealers write equipment in different forms. Short words and words with a digit stay as they are.
 */
export const stem = (word: string): string => {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const single = word.replace(/([^su])s$/, '$1');
  const base = single.replace(/^(.*[aeiouy].*)(?:ing|ed)$/, '$1').replace(/([bdgmnprt])\1$/, '$1');
  const whole = base.length < 3 ? single : base;
  return whole.length < 4 ? whole : whole.replace(/e$/, '').replace(/(?:y|ie?)$/, 'i');
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
