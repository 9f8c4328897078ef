import { html, htmlPage } from '../../src/domain/html';

const STYLE = `body { display: grid; min-height: 90vh; margin: 1.5rem; place-content: center; grid-template-columns: min(24rem, 100%); font: 1.0625rem/1.5 system-ui, sans-serif; color: #313d3e; }
label { display: block; margin-top: 1rem; font-weight: 600; }
input, button { box-sizing: border-box; width: 100%; min-height: 44px; padding: .5rem .75rem; border: 1px solid #7b8290; border-radius: 5px; font: inherit; }
button { margin-top: 1.5rem; border-color: #1f55b5; color: #fff; background: #1f55b5; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid #ffb000; outline-offset: 2px; }
[role=alert] { padding: .5rem .75rem; border-left: 4px solid #b3261e; background: #fbeceb; }`;

/**
 * The page that asks for email and password.
 * @param fault why the last attempt failed
 */
export const signInPage = (fault?: string, email = ''): string =>
  htmlPage({
    lang: 'en-AU',
    title: 'Sign in · Content editor',
    style: STYLE,
    body: html`<main>
<h1>Content editor</h1>
${fault && html`<p role="alert">${fault}</p>`}
<form method="post" action="/admin/sign-in">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${email}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<button>Sign in</button>
</form>
</main>`,
  });
