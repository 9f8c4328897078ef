import { registerBackend } from '../../cms/admin/backend';

type Backend = new (...given: readonly object[]) => { request(request: object): Promise<unknown> };

it.each([
  ['persistEntry', { dataFiles: [{ raw: 'name: Mine' }] }],
  ['deleteFiles', { paths: ['content/team/dev-patel.md'] }],
])(
  '%s says what its form was opened with, also over plain http, where browsers hash nothing',
  async (action, params) => {
    jest.replaceProperty(globalThis, 'crypto', {} as Crypto);
    const send = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ message: 'Saved' }));
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
    await new Registered({}, {}).request({ action, params });
    expect(JSON.parse(String(send.mock.lastCall?.[1]?.body))).toMatchObject({
      action,
      terms: { base: 'name: Opened' },
    });
    jest.restoreAllMocks();
  },
);
