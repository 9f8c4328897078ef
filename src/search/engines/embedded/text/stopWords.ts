/** Words that say nothing by themselves. Descriptions are full of them, and shoppers write whole sentences. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be because been but by can could do does every for from get got had has have ' +
    'he her here his how i id if im in is it its ive just like me more most my need no not of on one only or our out please ' +
    'she so some than that the their them then there these they this to too under up us very want was we were what when ' +
    'where which who will with without would you your looking find show something anything wants wanted s t m d ll re ve'
  ).split(' '),
);
