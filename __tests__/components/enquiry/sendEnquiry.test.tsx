import { sendEnquiry, sendWaiting } from '../../../src/components/enquiry/sendEnquiry';
import { eventually } from '../../support/eventually';

// This DOM has no IndexedDB.
jest.mock('idb-keyval', () => ({
  createStore: () => new Map(),
  set: async (key: string, value: unknown, store: Map<string, unknown>) => void store.set(key, value),
  del: async (key: string, store: Map<string, unknown>) => void store.delete(key),
  values: async (store: Map<string, unknown>) => [...store.values()],
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
