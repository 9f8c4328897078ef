/** A word that is too long for a line on a phone. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(5).slice(0, 200);

/** Texts as people, keyboards and other systems write them. */
const ODD_TEXTS = [
  'A plain title',
  'Ute 🚙 for the 👩‍👩‍👧‍👦 and a 👩🏽‍🔧 in 🇦🇺',
  'Combining: e\u0301 a\u0308 Z\u0351\u0357a\u0332l\u0359g\u0321o',
  'Less < more > "quoted" & \'single\' </title> &amp; &lt;b&gt;',
  'zero\u200bwidth\u200d and\ufeff soft\u00adhyphens',
  `One word: ${LONG_WORD}`,
  'See https://example.com/a/very/long/path/without/a/break?with=a&query=that-goes-on-and-on#and-a-hash',
  'محمد الخطيب',
  'שרה לוי (ניו סאות׳ ויילס) 2030',
  'left \u202eto right\u202c and back',
  'broken \ud83d surrogate, a bell \u0007 and a zero \u0000',
  'two\nlines\tand a tab',
  '中古車をお探しですか、それとも新車ですか',
  '{{ mustache }} $dollar %s %20 \\n',
] as const;

/** An odd text for an index of a list, always the same one. */
export const oddText = (place: number): string => ODD_TEXTS[place % ODD_TEXTS.length] ?? '';

/** A value that about two of three entries have, in another pattern for each `salt`. */
export const sometimes = <Value>(place: number, salt: number, value: Value): Value | null =>
  (place * 7 + salt * 5) % 3 === 0 ? null : value;

/** The first few of a list, or none. */
export const some = <Value>(place: number, list: readonly Value[]): readonly Value[] =>
  list.slice(0, place % (list.length + 1));
