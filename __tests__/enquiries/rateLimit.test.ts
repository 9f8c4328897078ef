import fc from 'fast-check';
import { rateLimit } from '../../enquiries/rateLimit';
import { anyLetter } from '../support/anyLetter';
import { runs } from '../support/runs';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const limits = { mostAMinute: 2, mostADay: 3 };

/** How many of these senders, one after the other, are told to wait. */
const refused = (addresses: readonly string[]): number => {
  const isTooMany = rateLimit(limits);
  return addresses.filter((address) => isTooMany(address, NOW) !== undefined).length;
};

test.each([
  ['an IPv4 address', ['203.0.113.7', '203.0.113.7', '203.0.113.7']],
  ['the addresses of one IPv6 network (/64)', ['2001:db8:1:2::1', '2001:db8:1:2:a:b:c:d', '2001:DB8:1:2::']],
  [
    'an IPv4 address and the same one written as IPv6',
    ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107'],
  ],
  [
    'an address with and without the port that a proxy adds',
    ['203.0.113.7:5000', '203.0.113.7', '203.0.113.7:1'],
  ],
  [
    'an IPv6 address with and without port',
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::2', '[2001:db8:1:2::3]'],
  ],
  ['a link-local address of any interface', ['fe80::1%eth0', 'fe80::1%eth1', 'fe80::1']],
])('%s counts as one sender', (_what, addresses) => {
  expect(refused(addresses)).toBe(1);
});

test.each([
  ['IPv4 addresses', ['203.0.113.7', '203.0.113.8', '203.0.113.9']],
  ['IPv6 networks', ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8::1']],
  ['IPv4 addresses written as IPv6', ['::ffff:203.0.113.7', '::ffff:203.0.113.8', '::ffff:203.0.113.9']],
])('different %s do not share a limit', (_what, addresses) => {
  expect(refused(addresses)).toBe(0);
});

test('the IPv6 networks of one site (/48) share a limit eight times as large', () => {
  const site = Array.from({ length: 100 }, (_, network) => `2001:db8:1:${network.toString(16)}::1`);
  expect(refused(site)).toBe(100 - 8 * limits.mostAMinute);
  expect(refused([...site.slice(0, 16), '2001:db8:2::1'])).toBe(0);
});

test('law: any text counts as a sender, and never fails', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: anyLetter }), fc.ipV6(), fc.ipV4()), (address) => {
      expect(refused([address, address, address])).toBe(1);
    }),
    { numRuns: runs(60, 20_000) },
  );
});

test('a clock that is set back by hours makes nobody wait for hours', () => {
  const isTooMany = rateLimit({ mostAMinute: 2, mostADay: 30 });
  const ahead = NOW + 11 * 3_600_000;
  expect([isTooMany('a', ahead), isTooMany('a', ahead)]).toEqual([undefined, undefined]);
  expect(isTooMany('a', ahead)).toBeGreaterThan(0);
  expect(isTooMany('a', NOW)).toBeUndefined();
});

test('remembers only so many senders: the one unseen for longest is forgotten, one who keeps sending is not', () => {
  const isTooMany = rateLimit({ mostAMinute: 1000, mostADay: 2 }, 100);
  const send = (address: string) => isTooMany(address, NOW) === undefined;
  expect([send('a'), send('a'), send('a')]).toEqual([true, true, false]);
  expect([send('quiet'), send('quiet'), send('quiet')]).toEqual([true, true, false]);
  for (let count = 0; count < 150; count += 1) {
    send(`other-${count}`);
    expect(send('a')).toBe(false);
  }
  expect(send('quiet')).toBe(true);
});
