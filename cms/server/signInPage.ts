import { escapeHtml } from '../../src/domain/htmlText';

/**
 * The page that asks for email and password.
 * @param fault why the last attempt failed, in HTML
 */
export const signInPage = (fault: string, email = ''): string => `<!doctype html>
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
