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
