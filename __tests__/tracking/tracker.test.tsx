import { pagePath, publicId, type TrackedEvent } from '../../src/tracking/events';

const COLLECTOR = 'https://collector.dealer.example/events';
const page: TrackedEvent = { name: 'page_view', page: pagePath('/stock/item/1042/heron/') };
const turn = (id: string): TrackedEvent => ({ name: '360_interaction', item: publicId(id) });

/** What reached the dealer's own collector, as `name item`. */
let collected: string[];

/** A page that is loaded anew: the modules start again, and what the device keeps stays. */
function loadPage() {
  let track: (event: TrackedEvent) => void = () => undefined;
  let choose: (choice: 'granted' | 'denied') => void = () => undefined;
  jest.isolateModules(() => {
    const { startTracker } = jest.requireActual<typeof import('../../src/tracking/tracker')>(
      '../../src/tracking/tracker',
    );
    ({ track } = jest.requireActual<typeof import('../../src/tracking/track')>('../../src/tracking/track'));
    ({ keepChoice: choose } =
      jest.requireActual<typeof import('../../src/device/consent')>('../../src/device/consent'));
    startTracker({ eventsUrl: COLLECTOR, campaigns: false });
  });
  track(page);
  return { track, choose };
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  collected = [];
  globalThis.fetch = jest.fn((_url, { body }: { body: string }) => {
    const { name, item } = JSON.parse(body) as { readonly name: string; readonly item?: string };
    collected.push(item ? `${name} ${item}` : name);
    return Promise.resolve(new Response(null));
  }) as unknown as typeof fetch;
  performance.getEntriesByType = () => [];
});

test('a 360° view is told once an item and tab, however often it is turned and the page loaded', () => {
  const first = loadPage();
  first.choose('granted');
  for (const id of ['1042', '1042', '1043', '1042']) first.track(turn(id));
  const second = loadPage();
  second.track(turn('1043'));
  second.track(turn('1044'));
  expect(collected.filter((name) => name.startsWith('360'))).toEqual([
    '360_interaction 1042',
    '360_interaction 1043',
    '360_interaction 1044',
  ]);
});

test('a turn before the visitor agreed is neither told nor kept, and a no forgets the turns', () => {
  const { track, choose } = loadPage();
  track(turn('1042'));
  expect(collected).toEqual([]);
  expect(window.sessionStorage).toHaveLength(0);
  choose('granted');
  track(turn('1042'));
  expect(collected).toContain('360_interaction 1042');
  choose('denied');
  expect(window.sessionStorage).toHaveLength(0);
});
