import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { utils } from 'ssh2';
import { readSource } from '../../../../generate/feed/source/readSource';
import type { ReadOptions } from '../../../../generate/feed/source/source';
import type { StockFeed } from '../../../../src/config/feedSettings';
import { faultOf, okValue } from '../../../../support/okValue';
import { feedFolder } from '../../../support/feeds/feedFolder';
import { type FtpServerOptions, startFtpServer } from '../../../support/feeds/ftpServer';
import { SELF_SIGNED } from '../../../support/feeds/selfSigned';
import { type SftpServerOptions, startSftpServer } from '../../../support/feeds/sftpServer';
import { startRawServer } from '../../../support/leads/rawServer';

const CSV = 'make,model\nKia,Rio\n';
const LARGE = 'Kia,Rio\n'.repeat(100_000);
const folder = feedFolder();
mkdirSync(join(folder.path, 'exports'));
folder.write('stock.csv', CSV);
folder.write('large.csv', LARGE);
folder.write('new feed #1.csv', CSV);
folder.write('used-1.xml', '<old/>', 10);
folder.write('used-2.xml', '<new/>', 20);
folder.write('used-3.xml.part', 'unfinished', 30);

interface Started {
  readonly address: string;
  readonly logins: readonly string[];
  readonly reads: () => number;
  readonly stop: () => Promise<void>;
}
const started: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
});
const keep = <Server extends { stop(): Promise<void> }>(server: Server): Server => {
  started.push(server);
  return server;
};

type Read = (
  path: string,
  source?: Partial<StockFeed>,
  options?: ReadOptions,
) => ReturnType<typeof readSource>;
const reader =
  ({ address }: { readonly address: string }): Read =>
  (path, source = {}, options = {}) =>
    readSource(
      { address: `${address}${path}`, user: 'dealer', password: 'secret', ...source },
      { retryDelay: 0, ...options },
    );

const protocols: readonly [
  string,
  (options?: Pick<FtpServerOptions & SftpServerOptions, 'password'>) => Promise<Started>,
][] = [
  ['FTP', (options) => startFtpServer(folder.path, options)],
  ['SFTP', (options) => startSftpServer(folder.path, options)],
];

describe.each(protocols)('a feed by %s', (protocol, start) => {
  it('is read with its progress, its name and its checksum', async () => {
    const server = keep(await start());
    const progress: unknown[] = [];
    const feed = okValue(
      await reader(server)('/large.csv', {}, { onBytes: (...told) => progress.push(told) }),
    );
    expect(feed.bytes.toString()).toBe(LARGE);
    expect(feed).toMatchObject({ name: `${server.address}/large.csv`, size: LARGE.length, isEndKnown: true });
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)).toEqual([LARGE.length, LARGE.length]);
  });

  it('may have its login in the address, and any letters in its name', async () => {
    const server = keep(await start({ password: 'p@ss/wörd' }));
    const url = new URL(`${server.address}/new%20feed%20%231.csv`);
    url.username = 'dealer';
    url.password = 'p@ss/wörd';
    const feed = okValue(await readSource({ address: url.href }));
    expect(feed.bytes.toString()).toBe(CSV);
    expect(feed.name).not.toContain('dealer');
  });

  it('is the newest file of a folder, or the newest of a name', async () => {
    const server = keep(await start());
    expect(okValue(await reader(server)('/used-*')).bytes.toString()).toBe('<new/>');
    const newest = okValue(await reader(server)('/'));
    expect(newest.name).toBe(`${server.address}/used-2.xml`);
    expect(faultOf(await reader(server)('/demo-*')).reason).toBe('has no file named like "demo-*"');
  });

  it('from the folder of the login', async () => {
    const server = keep(await start());
    expect(okValue(await reader(server)('/~/stock.csv')).bytes.toString()).toBe(CSV);
  });

  it('is not tried again with a wrong password: hosts lock users out', async () => {
    const server = keep(await start());
    const { reason } = faultOf(await reader(server)('/stock.csv', { password: 'CANARY' }));
    expect(reason).toMatch(/^the server refuses the user/);
    expect(server.logins).toEqual(['dealer']);
  });

  it('that is not there, or is too large, is a fault', async () => {
    const server = keep(await start());
    expect(faultOf(await reader(server)('/missing.csv')).reason).toMatch(
      /^the file or folder does not exist/,
    );
    expect(faultOf(await reader(server)('/large.csv', {}, { mostBytes: 1000 })).reason).toBe(
      'is larger than 1 kB',
    );
    expect(server.reads()).toBeLessThan(2);
  });

  it('of a server that never answers ends in time', async () => {
    const silent = await startRawServer(() => {});
    started.push({ stop: silent.close });
    const address = silent.origin.replace('http', protocol.toLowerCase());
    const fault = faultOf(await reader({ address })('/stock.csv', {}, { timeout: 100, attempts: 2 }));
    expect(fault.reason).toMatch(/^cannot be read after 2 attempts: /);
  });

  it('of a server that is down is a fault', async () => {
    const server = await start();
    await server.stop();
    expect(faultOf(await reader(server)('/stock.csv')).reason).toBe(
      'cannot be read after 3 attempts: the connection was refused: nothing listens at that address',
    );
  });

  it('has a checksum beside it', async () => {
    const server = keep(await start());
    const { sha256 } = okValue(await reader(server)('/stock.csv'));
    folder.write('stock.csv.sha256', `${sha256}  stock.csv`);
    okValue(await reader(server)('/stock.csv', { checksum: 'stock.csv.sha256' }));
    folder.write('stock.csv.sha256', '0'.repeat(64));
    expect(faultOf(await reader(server)('/stock.csv', { checksum: 'stock.csv.sha256' })).reason).toContain(
      `has the SHA-256 ${sha256}, not the expected 000`,
    );
  });

  it('never shows its user, its password or what the server says of them', async () => {
    const server = keep(await start());
    const address = server.address.replace('://', '://CANARY-USER:CANARY-PASSWORD@');
    for (const path of ['/stock.csv', '/missing/', '/*'])
      expect(inspect(await readSource({ address: `${address}${path}` }, { retryDelay: 0 }))).not.toContain(
        'CANARY',
      );
  });
});

describe('a feed by FTP', () => {
  it('is read, and the report says that its password is not encrypted', async () => {
    const server = keep(await startFtpServer(folder.path));
    expect(okValue(await reader(server)('/stock.csv')).notices).toEqual([
      'is read by FTP, which sends the password and the feed unencrypted: ftps or sftp would not',
    ]);
  });

  it('that breaks on its way is read again', async () => {
    const beforeRead: FtpServerOptions['beforeRead'] = (_name, count) =>
      count === 1 ? 'hang up' : undefined;
    const server = keep(await startFtpServer(folder.path, { beforeRead }));
    expect(okValue(await reader(server)('/stock.csv')).bytes.toString()).toBe(CSV);
    expect(server.reads()).toBe(2);
  });

  it('that is still being uploaded is read again', async () => {
    const path = folder.write('upload.csv', 'make\n');
    const beforeRead: FtpServerOptions['beforeRead'] = (_name, count) => {
      if (count === 1) appendFileSync(path, 'Kia\n');
      return undefined;
    };
    const server = keep(await startFtpServer(folder.path, { beforeRead }));
    expect(okValue(await reader(server)('/upload.csv')).bytes.toString()).toBe('make\nKia\n');
  });

  it('over TLS never logs in to a host whose certificate nobody vouches for', async () => {
    const server = keep(await startFtpServer(folder.path, { tls: SELF_SIGNED }));
    const address = server.address.replace('ftp:', 'ftps:');
    expect(faultOf(await reader({ address })('/stock.csv')).reason).toBe(
      'the certificate of the host is signed by itself',
    );
    expect(server.logins).toEqual([]);
  });
});

describe('a feed by SFTP', () => {
  it('may be read with a private key, encrypted or not', async () => {
    for (const passphrase of [undefined, 'secret']) {
      const encryption = passphrase && { passphrase, cipher: 'aes256-ctr', rounds: 16 };
      const pair = utils.generateKeyPairSync('ecdsa', { bits: 256, ...encryption });
      const keyFile = folder.write('key', pair.private);
      const server = keep(await startSftpServer(folder.path, { publicKey: pair.public }));
      const source = { address: `${server.address}/stock.csv`, user: 'dealer', keyFile };
      const login = passphrase === undefined ? {} : { password: passphrase };
      expect(okValue(await readSource({ ...source, ...login })).bytes.toString()).toBe(CSV);
      if (passphrase !== undefined)
        expect(faultOf(await readSource({ ...source, password: 'CANARY' })).reason).toBe(
          'the private key cannot be read, or the password does not open it',
        );
    }
    const server = keep(await startSftpServer(folder.path));
    const missing = { keyFile: join(folder.path, 'no-key') };
    expect(faultOf(await reader(server)('/stock.csv', missing)).reason).toContain(
      'there is no private key at',
    );
  });

  it('of a host with another key than expected never gets the password', async () => {
    const server = keep(await startSftpServer(folder.path));
    const hostKey = `SHA256:${'A'.repeat(43)}`;
    expect(faultOf(await reader(server)('/stock.csv', { hostKey })).reason).toBe(
      `the host's key is ${server.fingerprint}, not the expected ${hostKey}`,
    );
    expect(server.logins).toEqual([]);
    const known = okValue(await reader(server)('/stock.csv', { hostKey: server.fingerprint }));
    expect(known.notices).toEqual([]);
  });

  it('of a host that the settings do not name tells its key', async () => {
    const server = keep(await startSftpServer(folder.path));
    expect(okValue(await reader(server)('/stock.csv')).notices).toEqual([
      `the host's key is ${server.fingerprint}: set STOCK_FEED_HOST_KEY to it, and no other host gets the password`,
    ]);
  });

  it('whose connection breaks is read again', async () => {
    const onPart: SftpServerOptions['onPart'] = (_path, offset, connection) => {
      if (offset > 0 && server.reads() === 1) connection.end();
    };
    const server = keep(await startSftpServer(folder.path, { onPart }));
    expect(okValue(await reader(server)('/large.csv')).bytes.toString()).toBe(LARGE);
    expect(server.reads()).toBe(2);
  });

  it('that is still being uploaded is read again', async () => {
    const path = folder.write('upload.csv', 'make\n');
    const onPart = () => {
      if (server.reads() === 1) appendFileSync(path, 'Kia\n');
    };
    const server = keep(await startSftpServer(folder.path, { onPart }));
    expect(okValue(await reader(server)('/upload.csv')).bytes.toString()).toBe('make\nKia\n');
  });

  it('needs a user, and a file rather than a folder', async () => {
    const server = keep(await startSftpServer(folder.path));
    expect(faultOf(await readSource({ address: `${server.address}/stock.csv` })).reason).toBe('needs a user');
    expect(faultOf(await reader(server)('/exports')).reason).toBe(
      'is a folder: end the address with / to read its newest file',
    );
  });
});
