import { buildTime } from '../../../src/config/buildTime';
import { contentSource } from '../../../src/generate/content/contentSource';
import { type RawServer, startRawServer } from '../../support/leads/rawServer';

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
