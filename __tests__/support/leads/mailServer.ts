import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

interface ReceivedMail {
  /** The addresses of the envelope, which receive the mail. */
  readonly to: readonly string[];
  readonly mail: ParsedMail;
  /** The mail as it came over the wire. */
  readonly source: string;
}

/** A real mail server on a port of this machine that keeps all mail. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const keep = async (stream: Readable, { envelope }: SMTPServerSession) => {
    const source = await buffer(stream);
    received.push({
      to: envelope.rcptTo.map(({ address }) => address),
      mail: await simpleParser(source),
      source: source.toString('latin1'),
    });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      keep(stream, session).then(() => done(), done);
    },
    ...options,
  });
  server.on('error', () => {});
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: received as readonly ReceivedMail[],
    /** Closes every connection without an answer. */
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
