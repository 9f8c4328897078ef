import { storedValue } from '../../src/device/storedValue';

const count = () =>
  storedValue<number>({
    name: 'count',
    lifetime: 'device',
    empty: 0,
    parse: (kept) => (typeof kept === 'number' ? kept : undefined),
  });

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a stored value is read again, even by a page that opens later', () => {
  expect(count().store(3)).toBe('kept');
  expect(count().read()).toBe(3);
});

test('a value of an older version of the site, or garbage, counts as nothing', () => {
  for (const text of ['{"number":3}', '"three"', 'not JSON', '']) {
    window.localStorage.setItem('forecourt.count', text);
    expect(count().read()).toBe(0);
  }
});

test('deleting leaves nothing behind', () => {
  const value = count();
  value.store(3);
  value.store(undefined);
  expect(value.read()).toBe(0);
  expect(window.localStorage).toHaveLength(0);
});

test('full storage is an answer: the value lasts for this page, and the earlier value stays on the device', () => {
  const value = count();
  value.store(3);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(value.store(4)).toBe('refused');
  expect(value.read()).toBe(4);
  expect(window.localStorage.getItem('forecourt.count')).toBe('3');
});

test('two parts of a page that parse one key differently both learn of a new value', () => {
  const value = count();
  const words = storedValue<string>({
    name: 'count',
    lifetime: 'device',
    empty: 'none',
    parse: (kept) => `${kept} of them`,
  });
  const heard = jest.fn();
  const stop = words.subscribe(heard);
  value.store(5);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(words.read()).toBe('5 of them');
  stop();
});

test('denied storage reads as empty', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(count().read()).toBe(0);
  expect(count().store(1)).toBe('refused');
});

test('an object stays the same object until the value changes', () => {
  const names = storedValue<readonly string[]>({
    name: 'names',
    lifetime: 'device',
    empty: [],
    parse: (kept) => (Array.isArray(kept) ? kept : undefined),
  });
  names.store(['a']);
  expect(names.read()).toBe(names.read());
  names.store(['b']);
  expect(names.read()).toEqual(['b']);
});

test('what a page shows follows this tab, other tabs and a return by Back, and is not read again for every card', () => {
  const value = count();
  const heard = jest.fn();
  const stop = value.subscribe(heard);
  value.store(1);
  const reads = jest.spyOn(Storage.prototype, 'getItem');
  expect([value.snapshot(), value.snapshot(), value.snapshot()]).toEqual([1, 1, 1]);
  expect(reads).toHaveBeenCalledTimes(1);

  window.localStorage.setItem('forecourt.count', '2');
  expect(value.read()).toBe(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'forecourt.count' }));
  expect(value.snapshot()).toBe(2);

  // The page lay behind another one and heard nothing.
  window.localStorage.setItem('forecourt.count', '3');
  heard.mockClear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(value.snapshot()).toBe(3);

  stop();
  window.localStorage.setItem('forecourt.count', '4');
  expect(value.snapshot()).toBe(4);
});

test('a value that the browser refused is shown all the same', () => {
  const value = count();
  const stop = value.subscribe(() => undefined);
  value.store(3);
  expect(value.snapshot()).toBe(3);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  value.store(4);
  expect(value.snapshot()).toBe(4);
  stop();
});

test('listeners learn of changes in this tab and in other tabs, and only of their own value', () => {
  const value = count();
  const listener = jest.fn();
  const stop = value.subscribe(listener);
  value.store(1);
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'forecourt.count' }));
  expect(listener).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'forecourt.other' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  value.store(2);
  expect(listener).toHaveBeenCalledTimes(2);
});
