import type { Socket } from 'node:net';
import { contentSource, withoutScheduled } from '../../../generate/content/contentSource';
import { endpointFaults } from '../../../generate/content/endpointFaults';
import { buildTime } from '../../../src/config/buildChannels';
import { australia } from '../../../support/australia';
import { type RawServer, startRawServer } from '../../support/leads/rawServer';

const ENDED_EARLY = (socket: Socket) => socket.destroy();
const UNAVAILABLE = (socket: Socket) =>
  socket.end('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n');
const answering = (socket: Socket) => {
  const body = JSON.stringify({ data: { site: { dealershipName: 'Gumleaf Motors' } } });
  socket.end(
    `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
};

const NOW = Date.parse('2030-06-01T00:00:00Z');
const post = (slug: string, publishedAt: string) => ({ slug, publishedAt });
const ANSWER = {
  data: {
    posts: [
      post('out', '2030-05-01T00:00:00Z'),
      post('later', '2030-08-01T00:00:00Z'),
      post('soon', '2030-07-01T00:00:00Z'),
    ],
    site: { logoUrl: 'javascript:alert(1)' },
  },
};

let server: RawServer;

beforeAll(async () => {
  buildTime.begin(NOW);
  const body = JSON.stringify(ANSWER);
  server = await startRawServer((socket) =>
    socket.end(
      `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    ),
  );
});
afterAll(() => server.close());

describe('the content source of a build', () => {
  it('knows when the next omitted entry is due, only from its own answers', async () => {
    jest.spyOn(console, 'warn').mockReturnValue(undefined);
    const source = contentSource({ contentUrl: server.origin });
    expect(source.nextScheduled()).toBeUndefined();
    expect(await source.ask('{ posts { slug } }')).toMatchObject({ posts: [{ slug: 'out' }] });
    expect(source.nextScheduled()).toBe(Date.parse('2030-07-01T00:00:00Z'));
    expect(contentSource({ contentUrl: server.origin }).nextScheduled()).toBeUndefined();
  });

  it('warns once about an address that no page may carry', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    warn.mockClear();
    const source = contentSource({ contentUrl: server.origin });
    for (const _ of [1, 2])
      expect(await source.ask('{ site { logoUrl } }')).toMatchObject({ site: { logoUrl: '#' } });
    expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('"javascript:alert(1)"')]);
  });
});

it.each([
  ['<html>Sign in</html>', 'not GraphQL, with status 200'],
  ['null', 'not GraphQL, with status 200'],
  ['{"data":"yes"}', 'not GraphQL, with status 200'],
  ['{"errors":"no"}', 'not GraphQL, with status 200'],
  [
    '{"data":{},"errors":[null,{"message":{"a":1}},{"message":"No access"}]}',
    /without a message; No access$/,
  ],
  [`{"data":{"x":${'['.repeat(100_000)}${']'.repeat(100_000)},"url":"javascript:alert(1)"}}`, /call stack/],
])(
  'an answer that makes no sense is called that, with the name of the endpoint (%#)',
  async (body, reason) => {
    const odd = await startRawServer((socket) =>
      socket.end(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`),
    );
    const said = await contentSource({ contentUrl: odd.origin })
      .ask('{ site { logoUrl } }')
      .catch((error: Error) => error.message);
    await odd.close();
    expect(said).toMatch(reason);
    if (typeof reason === 'string') expect(said).toContain(odd.origin);
  },
);

describe('a content endpoint that fails for a moment', () => {
  const servers: RawServer[] = [];
  afterEach(() => Promise.all(servers.splice(0).map((one) => one.close())));
  const start = async (answer: Parameters<typeof startRawServer>[0]) => {
    const started = await startRawServer(answer);
    servers.push(started);
    return started;
  };

  it.each([
    ['ends the connection early', ENDED_EARLY],
    ['answers that it is unavailable', UNAVAILABLE],
  ])('is asked the same again if it %s', async (_how, fail) => {
    const flaky = await start((socket, _request, count) => (count < 3 ? fail(socket) : answering(socket)));
    const source = contentSource({ contentUrl: flaky.origin });
    expect(await source.ask('{ site { dealershipName } }')).toEqual({
      site: { dealershipName: 'Gumleaf Motors' },
    });
    expect(flaky.requests).toHaveLength(3);
    expect(new Set(flaky.requests).size).toBe(1);
  });

  it('stops the build with its reason once it has failed four times', async () => {
    const down = await start(ENDED_EARLY);
    const source = contentSource({ contentUrl: down.origin });
    await expect(source.ask('{ site { dealershipName } }')).rejects.toThrow('the connection ended early');
    expect(down.requests).toHaveLength(4);
  });

  it('is named once all its tries together have taken two minutes, and not two minutes after the last of them began', async () => {
    const clock = Date.now;
    let later = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => clock() + later);
    const slow = await start((socket, _request, count) => {
      later = 119_000;
      if (count === 1) socket.destroy();
      else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{');
    });
    await expect(
      contentSource({ contentUrl: slow.origin }).ask('{ site { dealershipName } }'),
    ).rejects.toThrow(
      `${slow.origin}/ could not be asked: no complete answer within 120 s, all tries together`,
    );
    expect(slow.requests).toHaveLength(2);
    jest.restoreAllMocks();
  });

  it('is not asked again if its answer is too large, nor for the rest of the content', async () => {
    const large = await start((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 200000000\r\n\r\n'));
    const faults = await endpointFaults(contentSource({ contentUrl: large.origin }), australia.forms);
    expect(faults.map(({ reason }) => reason)).toEqual([
      `The content endpoint ${large.origin}/ could not be asked: is larger than 100 MB`,
    ]);
    expect(large.requests).toHaveLength(1);
  });

  it('is not asked again for an answer that would be the same', async () => {
    const wrong = await start((socket) =>
      socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n'),
    );
    const source = contentSource({ contentUrl: wrong.origin });
    await expect(source.ask('{ nothing }')).rejects.toThrow('status 400');
    expect(wrong.requests).toHaveLength(1);
  });
});

describe('Scheduled content', () => {
  it('is in no list of an answer, however deep, until its first moment', () => {
    const post = { id: 'later', publishedAt: '2030-06-02T00:00:00Z', title: 'A secret' };
    const special = { id: 4, startsAt: '2030-06-09T00:00:00Z', title: 'Another secret' };
    const out = { id: 'out', publishedAt: '2030-05-31T00:00:00Z' };
    const always = { id: 5, startsAt: null };
    const due: number[] = [];
    const answer = {
      data: { pages: [{ blocks: [{ posts: [post, out] }] }], brandSpecials: [special, always] },
    };
    expect(withoutScheduled(answer, NOW, (instant) => due.push(instant))).toEqual({
      data: { pages: [{ blocks: [{ posts: [out] }] }], brandSpecials: [always] },
    });
    expect(due.sort()).toEqual([Date.parse(post.publishedAt), Date.parse(special.startsAt)]);
    expect(withoutScheduled(answer, Date.parse(special.startsAt), () => undefined)).toEqual(answer);
  });
});
