import { registerBackend } from '../../cms/admin/backend';
import { awayWords, connection } from '../../cms/admin/connection';
import { SOURCE } from '../../cms/format/contentFormat';

type Backend = new (...given: readonly object[]) => { request(request: object): Promise<unknown> };

/** Decap's store while the form of an entry is open. */
const storeWith = (entry: ReadonlyMap<string, unknown>) => ({
  store: {
    getState: () => ({
      entryDraft: Object.assign(new Map<string, unknown>([['entry', entry]]), {
        getIn: ([, name = '']: readonly string[]) => entry.get(name),
      }),
    }),
  },
});

const DEV = new Map<string, unknown>([
  ['path', 'content/team/dev-patel.md'],
  ['data', new Map([[SOURCE, 'name: Opened']])],
]);

/** Registers our backend while that form is open. @returns it, and what else of the editor sends with */
function registered(open: ReadonlyMap<string, unknown>) {
  let Ours: Backend | undefined;
  const decap = {
    getBackend: () => ({ init: () => ({}) }),
    registerBackend: (_name: string, given: Backend) => {
      Ours = given;
    },
  };
  const send = registerBackend(decap as never, storeWith(open) as never, () => 'name: Opened', connection());
  return { Registered: Ours as unknown as Backend, send };
}

async function sent(request: object, answer: object, open = DEV) {
  const send = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer));
  const { Registered } = registered(open);
  const got = await new Registered({}, {}).request(request);
  return { got, body: JSON.parse(String(send.mock.lastCall?.[1]?.body)) };
}

afterEach(() => jest.restoreAllMocks());

it.each([
  ['persistEntry', { dataFiles: [{ raw: 'name: Mine' }] }],
  ['deleteFiles', { paths: ['content/team/dev-patel.md'] }],
])(
  '%s says which entry its form shows and what it was opened with, also over plain http, where browsers hash nothing',
  async (action, params) => {
    jest.replaceProperty(globalThis, 'crypto', {} as Crypto);
    const { body } = await sent({ action, params }, { message: 'Saved' });
    const terms = { entry: 'content/team/dev-patel.md', base: 'name: Opened' };
    expect(body).toMatchObject({ action, terms });
  },
);

it.each([
  [
    'of the open entry: what it was opened with',
    DEV,
    { entry: 'content/team/dev-patel.md', base: 'name: Opened' },
  ],
  ['of a deleted entry: that nothing is there', new Map(), { base: null }],
])('a restore %s', async (_, open, terms) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ message: 'saved' }));
  await registered(open).send('restore', { path: 'content/team/dev-patel.md', id: 'x' });
  expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body))).toMatchObject({ action: 'restore', terms });
});

it('a save names its entry, except a new one, which has no file, and a picture', async () => {
  const request = { action: 'persistEntry', params: { dataFiles: [{ raw: 'name: Mine' }] } };
  const added = await sent(request, { message: 'Saved' }, new Map([...DEV, ['newRecord', true]]));
  expect(added.body.terms).toMatchObject({ entry: null });
  const picture = { action: 'deleteFiles', params: { paths: ['content/uploads/a.png'] } };
  expect((await sent(picture, { message: 'deleted' })).body.terms).toEqual({});
});

it('a request goes on until it is answered; what a web server in front refuses is told', async () => {
  jest.useFakeTimers();
  const html = (status: number) => new Response('<h1>Sorry</h1>', { status });
  const send = jest
    .spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(html(502))
    .mockResolvedValueOnce(Response.json({ message: 'saved', outcome: { state: 'kept' } }))
    .mockResolvedValueOnce(html(413));
  const server = connection();
  const asked = server.ask({ action: 'persistEntry', params: {} });
  await jest.advanceTimersByTimeAsync(100);
  expect([server.isWaiting(), server.hasSaved()]).toEqual([true, false]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await asked).toMatchObject({ isOk: true, answer: { message: 'saved' } });
  expect([server.isWaiting(), server.hasSaved(), send.mock.calls.length]).toEqual([false, true, 3]);
  expect(new Set(send.mock.calls.map(([, options]) => options?.body)).size).toBe(1);
  const tooLarge = await server.ask({ action: 'persistMedia', params: {} });
  expect(tooLarge).toEqual({ isOk: false, answer: { error: expect.stringContaining('too large') } });
  jest.useRealTimers();
});

it.each([
  ['the editor of this machine was stopped', false, true, 'The editor isn’t running. Start it again'],
  ['no network matters to it', false, false, 'The editor isn’t running. Start it again'],
  ['a hosted editor, without a network', true, false, 'You’re offline.'],
  ['a hosted editor whose server is away', true, true, 'The editor’s server doesn’t answer.'],
] as const)('%s: the bar says so, and what becomes of a change', (_, isHosted, isOnline, words) => {
  expect(awayWords(isHosted, false, isOnline)).toContain(words);
  expect(awayWords(isHosted, false, isOnline)).toContain('What you type stays in this browser.');
  expect(awayWords(isHosted, true, isOnline)).toContain('Your change is saved by itself');
});

it('Decap gets the picture that it has just added, which the server does not send back', async () => {
  const file = { path: 'content/uploads/a.png', name: 'a.png', id: 'x' };
  const asset = { path: file.path, content: 'iVBORw==', encoding: 'base64' };
  const { got } = await sent({ action: 'persistMedia', params: { asset } }, file);
  expect(got).toEqual({ ...file, content: 'iVBORw==', encoding: 'base64' });
});
