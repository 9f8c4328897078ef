import { spawnSync } from 'node:child_process';

it('npm run site:check finds no fault in the built site', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'site:check'], {
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`).toContain(': no fault');
  expect(status).toBe(0);
}, 600_000);
