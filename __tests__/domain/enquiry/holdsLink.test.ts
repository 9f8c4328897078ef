import fc from 'fast-check';
import { holdsLink } from '../../../src/domain/enquiry/enquiryField';
import { runs } from '../../support/runs';

/** Ways to write a link that some mail program turns into one. */
const LINKS = [
  'http://gold.example',
  'HTTPS://GOLD.EXAMPLE/a',
  'hxxp://gold',
  'ftp://198.51.100.7',
  'www.gold.example',
  'www .gold',
  'WWW2.gold',
  'gold.example',
  'gold.example/offer?x=1',
  'bit.ly/2x',
  'x.co',
  'a-b.example',
  'm\u00fcnchen.example',
  'gold.\u0440\u0444',
  '\u0437\u043e\u043b\u043e\u0442\u043e.\u0440\u0444',
  '\u0909\u0926\u093e\u0939\u0930\u0923.\u092d\u093e\u0930\u0924',
  'gold.xn--p1ai',
  'i\u2764\ufe0f.example',
  'localhost:8080',
  'http:gold',
  'http:\\gold',
  'ann@example.com',
  'ann@localhost',
  'mailto:ann',
  'tel:+61491570156',
  'sms:0491570156',
  'javascript:alert',
  'data:text/html,x',
  'file:///etc',
  '\\\\server\\share',
  '198.51.100.7',
  '198.51.100.7:8080/x',
  '[a gift](//gold)',
  '[1]: //gold',
  '<a href="//gold">',
  '<//gold>',
  '//gold.example',
  // Dots and letters that browsers read as the plain ones.
  'gold\uff0eexample',
  'gold\u3002example',
  'gold\uff61example',
  'gold\u2024example',
  'gold\ufe52example',
  '\uff47\uff4f\uff4c\uff44.example',
  'ann\uff20example',
  'ann\ufe6bexample',
  '\ud835\udd58\ud835\udd60\ud835\udd5d\ud835\udd55.\ud835\udd56\ud835\udd69\ud835\udd52\ud835\udd5e\ud835\udd61\ud835\udd5d\ud835\udd56',
  // Characters that nobody sees.
  'gold\u200b.example',
  'gold.\u200dexample',
  'gold.ex\u00adample',
  'ht\u2060tp\u2060://gold',
  '\u202egold.example',
  'gold\ufe0f.example',
  'g\u0000old.exa\u0000mple',
];

/** What people write to a friend. */
const WORDS = [
  '',
  'Hi, I found this and thought of you: 2021 Tallis Heron SR5, Automatic · 4x4. Have a look!',
  'Wait...what? Yes…Really.',
  'It has a 2.0L engine, 4.5 m long, 7.8 L/100km. Great!',
  'Drive away $34,990.00. Only 12.5k km.',
  'See you at 5.30pm @ the yard, or 9:30.',
  'What do you think?... I like it; you?',
  'e.g. the red one, i.e. not the blue (a.m. or p.m.)',
  'He said: have a look :) :D',
  'J. R. Smith, Mr. O’Brien and Zoë Nguyễn-Lee',
  'نور الهدى',
  '\u6211\u559c\u6b22\u3002\u4f60\u5462\uff1f',
  '\u041f\u0440\u0438\u0432\u0435\u0442. \u041a\u0430\u043a \u0434\u0435\u043b\u0430?',
  'Two lines.\nThe second.',
  '50% off/50% on, and/or 1/2 price & more',
  'No. 1 [the best] (really)!',
  '👩‍👩‍👧‍👦 yes.',
];

test.each(LINKS)('%j holds a link', (text) => {
  expect(holdsLink(text)).toBe(true);
  expect(holdsLink(`Look: ${text}, it is good.`)).toBe(true);
  expect(holdsLink(`Look.\n${text}\nBye`)).toBe(true);
});

test.each(WORDS)('%j holds none', (text) => {
  expect(holdsLink(text)).toBe(false);
});

test('law: an address is found in any words, in any case', () => {
  const word = fc.stringMatching(/^[a-z]{2,12}$/);
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      word,
      word,
      fc.string({ unit: 'grapheme' }),
      (before, host, end, after) => {
        expect(holdsLink(`${before} ${host}.${end} ${after}`)).toBe(true);
        expect(holdsLink(`${before} ${host}.${end}`.toUpperCase())).toBe(true);
      },
    ),
    { numRuns: runs(300, 20_000) },
  );
});
