import { sendEnquiry, sendWaiting } from '../../../src/components/enquiry/sendEnquiry';
import { readDraft } from '../../../src/device/savedEnquiries';
import { eventually } from '../../support/eventually';

// This DOM has no IndexedDB.
jest.mock('idb-keyval', () => ({
  createStore: () => new Map(),
  set: async (key: string, value: unknown, store: Map<string, unknown>) => void store.set(key, value),
  del: async (key: string, store: Map<string, unknown>) => void store.delete(key),
  get: async (key: string, store: Map<string, unknown>) => store.get(key),
  values: async (store: Map<string, unknown>) => [...store.values()],
  entries: async (store: Map<string, unknown>) => [...store.entries()],
}));

test('what a form is still sending is not sent a second time beside it, and waits on if the form fails', async () => {
  const answers: ((answer: Promise<object>) => void)[] = [];
  const post = jest.fn(() => new Promise<object>((resolve) => answers.push(resolve)));
  Object.assign(globalThis, { fetch: post });
  const sending = sendEnquiry({
    key: 'slow',
    draft: 'valueTradeIn ',
    kind: 'valueTradeIn',
    answers: { name: 'Ann Lee', phone: '0491 570 156', make: 'Toyota', model: 'HiLux' },
    context: {},
    photos: [],
    honeypot: '',
  });
  await eventually(() => expect(post).toHaveBeenCalledTimes(1));
  expect(await sendWaiting()).toEqual({ references: [], refused: 0, waiting: 1 });

  answers[0]?.(Promise.reject(new Error('The connection is gone')));
  expect(await sending).toMatchObject({ kind: 'kept' });
  const again = sendWaiting();
  await eventually(() => expect(post).toHaveBeenCalledTimes(2));
  answers[1]?.(Promise.resolve({ status: 201, json: async () => ({ reference: 'K7M-4QX' }) }));
  expect(await again).toEqual({ references: ['K7M-4QX'], refused: 0, waiting: 0 });
});

test.each([
  [422, { faults: [{ field: 'phone', message: 'Check the phone number.' }] }],
  [403, { message: 'Please use https://www.dealer.example.' }],
])(
  'an enquiry that was refused (%i) after it waited is a draft again, with the vehicle that was picked',
  async (status, body) => {
    const answers = { name: 'Ann Lee', phone: '0491 570 156' };
    const picked = {
      id: 'WT26001',
      title: '2025 Tarrow Heron',
      path: '/stock/item/WT26001/2025-tarrow-heron/',
    };
    const post = jest.fn().mockRejectedValueOnce(new Error('The connection is gone'));
    Object.assign(globalThis, { fetch: post });
    const sending = sendEnquiry({
      key: 'refused',
      draft: `bookATestDrive ${status}`,
      kind: 'bookATestDrive',
      answers,
      context: { item: picked },
      photos: [],
      picked,
      honeypot: '',
    });
    expect(await sending).toMatchObject({ kind: 'kept' });
    expect(await readDraft(`bookATestDrive ${status}`, 'bookATestDrive')).toBeUndefined();

    post.mockResolvedValueOnce({ status, json: async () => body });
    expect(await sendWaiting()).toMatchObject({ refused: 1, waiting: 0 });
    expect(await readDraft(`bookATestDrive ${status}`, 'bookATestDrive')).toEqual({
      answers,
      photos: [],
      picked,
    });
  },
);
