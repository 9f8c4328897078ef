import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { startMailServer } from './mailServer';

/**
 * A mail server that hangs and breaks off now and then, until it is mended.
 * @param random from 0 to 1
 * @param onMail called for each mail that has come, also if its sender cannot know
 */
export async function faultyMailServer(random: () => number, onMail: (mail: ParsedMail, to: string) => void) {
  let isFaulty = false;
  const fault = () => {
    const turn = random();
    return !isFaulty || turn < 2 / 3 ? 'none' : turn < 5 / 6 ? 'hangs' : 'breaks off';
  };
  const server = await startMailServer({
    onConnect: (_session, done) => {
      if (fault() !== 'hangs') done();
    },
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        onMail(await simpleParser(await buffer(stream)), envelope.rcptTo[0]?.address ?? '');
        if (fault() === 'breaks off') server.hangUp();
        else done();
      };
      take().catch(done);
    },
  });
  return {
    url: server.url,
    stop: server.stop,
    setFaulty: (faulty: boolean) => {
      isFaulty = faulty;
    },
  };
}
