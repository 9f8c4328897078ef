import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { rateLimit } from '../../enquiries/rateLimit';
import { escapeHtml } from '../../src/domain/htmlText';
import { type Application, type Handler, handled, type Request } from './decapPackages';
import { isPassword, type Person, readEditors } from './editors';

const SESSION_MS = 12 * 3600 * 1000;
const LIMITS = { mostAMinute: 5, mostADay: 60 };

/** A name that somebody types is theirs; all of them together may not keep the machine busy. */
const ALL_LIMITS = { mostAMinute: 60, mostADay: 5000 };

const credentialsSchema = z.object({
  email: z.string().trim().toLowerCase().max(300),
  password: z.string().max(300),
});

const signInPage = (fault: string, email = ''): string => `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Sign in · Content editor</title>
    <style>
      body { display: grid; min-height: 90vh; margin: 1.5rem; place-content: center; grid-template-columns: min(24rem, 100%); font: 1.0625rem/1.5 system-ui, sans-serif; color: #313d3e; }
      label { display: block; margin-top: 1rem; font-weight: 600; }
      input, button { box-sizing: border-box; width: 100%; min-height: 44px; padding: .5rem .75rem; border: 1px solid #7b8290; border-radius: 5px; font: inherit; }
      button { margin-top: 1.5rem; border-color: #1f55b5; color: #fff; background: #1f55b5; font-weight: 600; cursor: pointer; }
      :focus-visible { outline: 3px solid #ffb000; outline-offset: 2px; }
      [role=alert] { padding: .5rem .75rem; border-left: 4px solid #b3261e; background: #fbeceb; }
    </style>
  </head>
  <body>
    <main>
      <h1>Content editor</h1>
      ${fault && `<p role="alert">${fault}</p>`}
      <form method="post" action="/admin/sign-in">
        <label for="email">Email</label>
        <input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(email)}" />
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required />
        <button>Sign in</button>
      </form>
    </main>
  </body>
</html>`;

/**
 * Lets nobody past who is not signed in. A session is a signed cookie: it ends after half a day, when the server starts again, and
 * as soon as the person's password changes or they leave the editors' file.
 */
export function signIn(app: Application, editorsFile: string, isSecure: boolean): void {
  const secret = randomBytes(32);
  const cookieName = isSecure ? '__Host-editor' : 'editor';
  const isTooMany = rateLimit(LIMITS);
  const areTooMany = rateLimit(ALL_LIMITS);
  const people = () =>
    readEditors(editorsFile).catch((error: Error) => {
      console.warn(`Forecourt: ${error.message}`);
      throw new Error('Nobody can sign in: the editors’ file cannot be read.');
    });
  const seal = ({ email, password }: Person, until: number): Buffer =>
    createHmac('sha256', secret).update(`${email}\n${until}\n${password}`).digest();
  const cookie = (value: string, seconds: number): string =>
    `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;

  async function personOf({ headers }: Request): Promise<Person | undefined> {
    const value = headers.cookie
      ?.split('; ')
      .find((one) => one.startsWith(`${cookieName}=`))
      ?.slice(cookieName.length + 1);
    const [email64 = '', until = '', given = ''] = value?.split('.') ?? [];
    if (!(Number(until) > Date.now())) return undefined;
    const email = Buffer.from(email64, 'base64url').toString();
    const person = (await people()).find((one) => one.email === email);
    const bytes = Buffer.from(given, 'base64url');
    const own = person && seal(person, Number(until));
    return own && bytes.length === own.length && timingSafeEqual(bytes, own) ? person : undefined;
  }

  const enter: Handler = async (request, response, next) => {
    if (request.path !== '/') return next();
    response.type('html');
    if (request.method !== 'POST') return response.send(signInPage(''));
    const given = credentialsSchema.safeParse(request.body);
    if (!given.success) return response.status(422).send(signInPage('Fill in both fields.'));
    const { email, password } = given.data;
    const wait = areTooMany('all', Date.now()) ?? isTooMany(email, Date.now());
    if (wait !== undefined) {
      response.setHeader('Retry-After', String(wait));
      const minutes = Math.ceil(wait / 60);
      const words = `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
      return response.status(429).send(signInPage(words, email));
    }
    const person = (await people()).find((one) => one.email === email);
    if (!(await isPassword(password, person?.password)) || !person)
      return response.status(401).send(signInPage('Email or password is wrong.', email));
    const until = Date.now() + SESSION_MS;
    const value = [
      Buffer.from(email).toString('base64url'),
      until,
      seal(person, until).toString('base64url'),
    ];
    response.setHeader('Set-Cookie', cookie(value.join('.'), SESSION_MS / 1000));
    response.redirect('/admin/');
  };

  app.use('/admin/sign-in', handled(enter));
  app.use('/admin/sign-out', (request, response, next) => {
    if (request.method !== 'POST') return next();
    response.setHeader('Set-Cookie', cookie('', 0));
    response.json({ message: 'signed out' });
  });
  app.use(
    handled(async (request, response, next) => {
      const person = await personOf(request);
      if (person) {
        request.person = person;
        return next();
      }
      if (request.method === 'GET' && ['/', '/admin', '/admin/'].includes(request.path))
        return response.redirect('/admin/sign-in');
      response
        .status(401)
        .json({ error: 'You are signed out. Sign in in another tab of this browser, then try again here.' });
    }),
  );
}
