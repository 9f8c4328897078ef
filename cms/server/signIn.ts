import { isIP } from 'node:net';
import { z } from 'zod';
import { type Application, type Handler, handled, type Request, type Response } from './decapPackages';
import { isPassword, readEditors } from './editors';
import { deviceIn, deviceSeal, guesses } from './guesses';
import { SESSION_MS, sessions } from './sessions';
import { signInPage } from './signInPage';

/** How long a browser counts as somebody's own after they have signed in on it, in seconds. */
const DEVICE_SECONDS = 365 * 86_400;

const credentialsSchema = z.object({
  email: z.string().trim().toLowerCase().max(300),
  password: z.string().max(300),
});

/**
 * Lets in only people who are signed in. A session ends after half a day, by signing out, when the server starts again, and as soon as
 * the person's password changes or they leave the editors' file.
 */
export function signIn(app: Application, editorsFile: string, isSecure: boolean): void {
  const prefix = isSecure ? '__Host-' : '';
  const [sessionName, deviceName] = [`${prefix}editor`, `${prefix}editor-device`];
  const signedIn = sessions();
  const tried = guesses();
  const people = () =>
    readEditors(editorsFile).catch((error: Error) => {
      console.warn(`Forecourt: ${error.message}`);
      throw new Error('Nobody can sign in: the editors’ file cannot be read.');
    });
  const cookie = (name: string, value: string, seconds: number): string =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;

  const enter: Handler = async (request, response, next) => {
    if (request.path !== '/') return next();
    response.type('html');
    if (request.method !== 'POST') return response.send(signInPage());
    const given = credentialsSchema.safeParse(request.body);
    if (!given.success) return response.status(422).send(signInPage('Fill in both fields.'));
    const { email, password } = given.data;
    const person = (await people()).find((one) => one.email === email);
    const attempt = {
      email,
      sender: senderOf(request),
      device: deviceIn(cookieOf(request, deviceName), person),
    };
    const wait = tried.secondsToWait(attempt, Date.now());
    if (wait !== undefined) {
      response.setHeader('Retry-After', String(wait));
      const minutes = Math.ceil(wait / 60);
      const words = `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
      return response.status(429).send(signInPage(words, email));
    }
    const isRight = await tried.check(attempt, () => isPassword(password, person?.password));
    if (!isRight || !person)
      return response.status(401).send(signInPage('Email or password is wrong.', email));
    response.setHeader('Set-Cookie', [
      cookie(sessionName, signedIn.begin(person, Date.now()), SESSION_MS / 1000),
      cookie(deviceName, deviceSeal(person), DEVICE_SECONDS),
    ]);
    response.redirect('/admin/');
  };

  app.use('/admin/sign-in', handled(enter));
  app.use('/admin/sign-out', (request, response, next) => {
    if (request.method !== 'POST') return next();
    signedIn.end(cookieOf(request, sessionName) ?? '');
    response.setHeader('Set-Cookie', cookie(sessionName, '', 0));
    response.json({ message: 'signed out' });
  });
  app.use(
    handled(async (request, response, next) => {
      const secret = cookieOf(request, sessionName);
      request.person =
        secret === undefined ? undefined : signedIn.personOf(secret, await people(), Date.now());
      return request.person ? next() : turnAway(request, response);
    }),
  );
}

/** Leads a browser to the form, and tells an editor that is open why nothing is saved. */
const turnAway = ({ method, path }: Request, response: Response): unknown =>
  method === 'GET' && ['/', '/admin', '/admin/'].includes(path)
    ? response.redirect('/admin/sign-in')
    : response.status(401).json({
        error: 'You are signed out. Sign in in another tab of this browser, then try again here.',
      });

const cookieOf = ({ headers }: Request, name: string): string | undefined =>
  headers.cookie
    ?.split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Networks from which the web server in front may come: this machine, and those of containers. */
const OWN_NETWORK = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/;

/** The network address of whoever asks: the last one that the web server in front has seen. */
function senderOf({ headers, socket }: Request): string {
  const peer = socket.remoteAddress ?? '';
  const seen = headers['x-forwarded-for']?.split(',').at(-1)?.trim() ?? '';
  return OWN_NETWORK.test(peer) && isIP(seen.replace(/^\[|\](:\d+)?$|^([\d.]+):\d+$/g, '$2')) > 0
    ? seen
    : peer;
}
