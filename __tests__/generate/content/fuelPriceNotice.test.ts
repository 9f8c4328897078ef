import { fuelPriceNotice } from '../../../generate/content/fuelPriceNotice';

test.each([
  ['2030-01-01', undefined],
  ['2030-03-13', undefined],
  ['2030-03-14', /in 20 days\.$/],
  ['2030-04-03', /in 0 days\.$/],
  ['2030-04-04', /too long ago: no page uses them/],
  ['2029-12-31', /yet to come: no page uses them/],
])('on %s staff are told of prices of New Year’s Day: %s', (today, words) => {
  const notice = fuelPriceNotice('2030-01-01', today);
  if (words === undefined) expect(notice).toBeUndefined();
  else expect(notice).toMatch(words);
});
