import { createServer } from 'node:net';
import { listening } from '../../support/listening';
import { copyProject, type ProjectCopy } from '../support/browser/projectCopy';

jest.setTimeout(120_000);

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
beforeEach(() => project.reset());
afterAll(() => project.remove());

describe('npm start', () => {
  it('says that the port is taken before it builds anything', async () => {
    const { port, stop } = await listening(createServer());
    const { code, said } = await project.run('scripts/start.mjs', { PORT: String(port) });
    await stop();
    expect(said.trim()).toBe(
      `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=9001 npm start`,
    );
    expect(code).toBe(1);
    expect(project.holdsLastSite()).toBe(true);
  });

  it.each(['scripts/start.mjs', 'scripts/serve.mjs'])(
    '%s says what a port is before anything else',
    async (script) => {
      for (const named of ['nine', '0', '70000', '80.5']) {
        const { code, said } = await project.run(script, { PORT: named });
        expect(said.trim()).toBe(
          `PORT must be a whole number from 1 to 65535, not "${named}". For example: PORT=9001 npm start`,
        );
        expect(code).toBe(1);
      }
    },
  );
});
