import { Client, FileType, FTPError } from 'basic-ftp';
import { connectionFault, finalFault, passingFault, type SourceFault } from '../../../src/config/sourceFault';
import { type Attempt, type Attempted, copyFile, type RemoteAddress } from './source';

/** The port on which FTP begins with TLS at once. */
const IMPLICIT_TLS = 990;

/** The most files of a folder whose dates are looked up one by one, for servers that list none. */
const MAX_DATES = 50;

const PLAIN = 'is read by FTP, which sends the password and the feed unencrypted: ftps or sftp would not';

/** Why a server refused, from the code of its answer. */
const refusal = (code: number): SourceFault => {
  if (code === 530) return finalFault('the server refuses the user or the password');
  if (code === 550 || code === 551)
    return finalFault('the file or folder does not exist, or this user may not read it');
  if (code === 421) return passingFault('the server has too many connections');
  if (code === 425 || code === 426) return passingFault('the connection ended early');
  return { reason: `the server answered ${code}`, isFinal: code >= 500 };
};

/** What a server does not tell is not known. */
const ifTold = <Value>(answer: Promise<Value>): Promise<Value | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof FTPError) return undefined;
    throw error;
  });

/** Reads a file by FTP, or by FTP over TLS (`ftps`). */
export async function readFtpSource(remote: RemoteAddress, attempt: Attempt): Attempted {
  const { protocol, host, port, user, password, path, nameOf } = remote;
  const client = new Client(attempt.timeout);
  const read = await copyFile(
    {
      async list(folder, isWanted) {
        const listed = (await client.list(folder || undefined)).filter(
          ({ type }) => type === FileType.File || type === FileType.Unknown,
        );
        const undated = listed.filter(({ name, modifiedAt }) => !modifiedAt && isWanted(name));
        const dates = new Map<string, Date | undefined>();
        if (undated.length <= MAX_DATES)
          for (const { name } of undated) dates.set(name, await ifTold(client.lastMod(folder + name)));
        return listed.map(({ name, size, modifiedAt }) => ({
          name,
          size,
          modifiedAt: (modifiedAt ?? dates.get(name))?.getTime(),
        }));
      },
      look: async (file) => ({ size: await ifTold(client.size(file)) }),
      copy: (file, target) => client.downloadTo(target, file),
      nameOf,
      close: () => client.close(),
      faultOf(error) {
        const { code } = error as { readonly code?: unknown };
        return typeof code === 'number' ? refusal(code) : connectionFault(error);
      },
    },
    path,
    attempt,
    () =>
      client.access({
        host,
        port,
        user,
        password,
        secure: protocol === 'ftps:' && (port === IMPLICIT_TLS ? 'implicit' : true),
      }),
  );
  return read.kind === 'ok' && protocol === 'ftp:'
    ? { ...read, value: { ...read.value, notices: [PLAIN] } }
    : read;
}
