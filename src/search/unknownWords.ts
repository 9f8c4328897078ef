/** The words of a query that nothing in stock has, from an answer's `queryAfterRemoval`: `<em>courier</em> ute` → `courier`. */
export const unknownWords = (queryAfterRemoval = ''): readonly string[] =>
  Array.from(queryAfterRemoval.matchAll(/<em>(.*?)<\/em>/gs), ([, word = '']) => word);
