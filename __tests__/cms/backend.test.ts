import { registerBackend } from '../../cms/admin/backend';

type Backend = new (...given: readonly object[]) => { request(request: object): Promise<unknown> };

async function sent(request: object, answer: object) {
  const send = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer));
  let Ours: Backend | undefined;
  const decap = {
    getBackend: () => ({ init: () => ({}) }),
    registerBackend: (_name: string, given: Backend) => {
      Ours = given;
    },
  };
  const opened = () => 'name: Opened';
  registerBackend(decap as never, {} as never, opened, opened);
  const Registered = Ours as unknown as Backend;
  const got = await new Registered({}, {}).request(request);
  return { got, body: JSON.parse(String(send.mock.lastCall?.[1]?.body)) };
}

afterEach(() => jest.restoreAllMocks());

it.each([
  ['persistEntry', { dataFiles: [{ raw: 'name: Mine' }] }],
  ['deleteFiles', { paths: ['content/team/dev-patel.md'] }],
])(
  '%s says what its form was opened with, also over plain http, where browsers hash nothing',
  async (action, params) => {
    jest.replaceProperty(globalThis, 'crypto', {} as Crypto);
    const { body } = await sent({ action, params }, { message: 'Saved' });
    expect(body).toMatchObject({ action, terms: { base: 'name: Opened' } });
  },
);

it('Decap gets the picture that it has just added, which the server does not send back', async () => {
  const file = { path: 'content/uploads/a.png', name: 'a.png', id: 'x' };
  const asset = { path: file.path, content: 'iVBORw==', encoding: 'base64' };
  const { got } = await sent({ action: 'persistMedia', params: { asset } }, file);
  expect(got).toEqual({ ...file, content: 'iVBORw==', encoding: 'base64' });
});
