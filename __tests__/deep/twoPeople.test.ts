import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { DeletedEntry, Version } from '../../cms/server/git/history';
import { type CmsInRepository, entryToSave, startCmsInRepository } from '../support/browser/cmsServer';

/** Each sequence makes half a dozen saves, and each save is tried on a copy of all content. */
jest.setTimeout(1_800_000);

let cms: CmsInRepository;
beforeAll(async () => {
  cms = await startCmsInRepository();
  const newcomer = textOf(PATHS[0])?.replaceAll('Jack', 'Zoe') ?? '';
  expect((await post('persistEntry', entryToSave(PATHS[1], newcomer))).status).toBe(200);
});
afterAll(() => cms?.stop());

const git: CmsInRepository['git'] = (...words) => cms.git(...words);
const post: CmsInRepository['post'] = (...given) => cms.post(...given);

/** Nobody refers to them, so each of them may be deleted. */
const PATHS = ['content/team/jack-brennan.md', 'content/team/zoe-brennan.md'] as const;
type Path = (typeof PATHS)[number];

const textOf = (path: Path): string | undefined =>
  existsSync(join(cms.folder, path)) ? readFileSync(join(cms.folder, path), 'utf8') : undefined;

/** A form on somebody's screen: what it was opened with, what it says now, and the entry that the address names. */
interface Form {
  readonly path: Path;
  readonly opened: string;
  readonly text: string;
  readonly address: Path;
}

const formOf = (path: Path, text: string): Form => ({ path, opened: text, text, address: path });

/** What should be in the folder, by path: the file, and the texts that it had, the latest first. */
type Content = Readonly<
  Record<Path, { readonly text: string | undefined; readonly versions: readonly string[] }>
>;

interface Change {
  readonly kind: 'save' | 'delete' | 'restore';
  readonly form: Form;
  /** The version that is restored, counted from the latest. */
  readonly place: number;
}

interface Outcome {
  readonly content: Content;
  readonly isDone: boolean;
}

/** The model: what a change does, and whether it is taken. */
function changed(content: Content, change: Change): Outcome {
  const { path, address } = change.form;
  const { text, versions } = content[path];
  const become = (next: string | undefined): Outcome => ({
    isDone: true,
    content: {
      ...content,
      [path]: { text: next, versions: next === undefined || next === text ? versions : [next, ...versions] },
    },
  });
  const refused = { content, isDone: false };
  // The address has changed, and the form has not followed: nobody means both.
  if (address !== path && change.kind !== 'save') return refused;
  switch (change.kind) {
    case 'restore': {
      const earlier = versions[change.place % versions.length];
      return earlier === undefined ? refused : become(earlier);
    }
    case 'save':
      return text === change.form.text || text === change.form.opened ? become(change.form.text) : refused;
    case 'delete':
      // Whoever deletes what somebody else has deleted has what they wanted.
      return text === undefined || text === change.form.opened ? become(undefined) : refused;
  }
}

async function send(change: Change, content: Content): Promise<boolean> {
  const { path, opened, text, address } = change.form;
  if (change.kind === 'restore') {
    const versions = (await post('versions', { path: address })).body as readonly Version[];
    const place = change.place % content[address].versions.length;
    const { status } = await post('restore', { path: address, id: versions[place]?.id }, { entry: path });
    return status === 200;
  }
  // As Decap does, a save takes its file from the form, and a deletion takes it from the address.
  const terms = { entry: path, base: opened };
  const { status } =
    change.kind === 'save'
      ? await post('persistEntry', entryToSave(path, text), terms)
      : await post('deleteFiles', { paths: [address], options: { commitMessage: 'x' } }, terms);
  return status === 200;
}

const versionsOf = async (path: Path): Promise<readonly string[]> =>
  ((await post('versions', { path })).body as readonly Version[]).map(({ id }) =>
    git('show', `${id}:./${path}`),
  );

async function contentNow(): Promise<Content> {
  const entries = PATHS.map(async (path) => [path, { text: textOf(path), versions: await versionsOf(path) }]);
  return Object.fromEntries(await Promise.all(entries)) as Content;
}

/** Files, history and bin are what the model says, and nothing else has changed. */
async function expectContent(content: Content): Promise<void> {
  const bin = (await post('deletedEntries', {})).body as readonly DeletedEntry[];
  for (const path of PATHS) {
    const { text, versions } = content[path];
    const kept = await versionsOf(path);
    expect({
      path,
      text: textOf(path),
      versions: kept,
      isInBin: bin.some((one) => one.path === path),
    }).toEqual({ path, text, versions: versions.slice(0, 30), isInBin: text === undefined });
  }
  expect(git('status', '--porcelain')).toBe('');
}

const person = fc.constantFrom(0 as const, 1 as const);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('open' as const),
      who: person,
      path: fc.constantFrom(...PATHS),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      who: person,
      role: fc.constantFrom('Valuer', 'Driver', 'Host'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('revert' as const), who: person }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('go elsewhere' as const), who: person }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('save' as const), who: person }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('both save' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete and save' as const), who: person }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('restore' as const),
      who: person,
      path: fc.constantFrom(...PATHS),
      place: fc.nat(4),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

it('two people at once: files, history and bin are what one of them after the other would have left, and only entries on a screen changed', async () => {
  const start = PATHS.map((path) => [path, textOf(path) ?? ''] as const);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
      let content = await contentNow();
      const forms: (Form | undefined)[] = [undefined, undefined];
      const open = (who: 0 | 1, path: Path): void => {
        const { text } = content[path];
        forms[who] = text === undefined ? undefined : formOf(path, text);
      };
      /** Changes that are sent at the same moment: some order of them explains what each came to. */
      async function make(...changes: readonly Change[]): Promise<void> {
        const done = await Promise.all(changes.map((change) => send(change, content)));
        const orders = [[...changes.keys()], [...changes.keys()].reverse()];
        const outcomes = orders.map((order) => {
          const isDone: boolean[] = [];
          let now = content;
          for (const place of order) {
            const outcome = changed(now, changes[place] as Change);
            now = outcome.content;
            isDone[place] = outcome.isDone;
          }
          return { content: now, isDone };
        });
        const texts = PATHS.map(textOf);
        const explains = outcomes.find(
          (outcome) =>
            JSON.stringify(outcome.isDone) === JSON.stringify(done) &&
            JSON.stringify(PATHS.map((path) => outcome.content[path].text)) === JSON.stringify(texts),
        );
        expect({ changes, done, texts, isExplained: explains !== undefined }).toMatchObject({
          isExplained: true,
        });
        content = explains?.content ?? content;
        // Whoever saved goes on from there.
        for (const [who, form] of forms.entries())
          if (form && content[form.path].text === form.text) open(who as 0 | 1, form.path);
        await expectContent(content);
      }
      const changeOf = (who: 0 | 1, kind: Change['kind'] = 'save', place = 0): readonly Change[] => {
        const form = forms[who];
        return form ? [{ kind, form, place }] : [];
      };
      open(0, PATHS[0]);
      open(1, PATHS[1]);
      for (const one of steps) await take(one);

      async function take(one: Step): Promise<void> {
        switch (one.kind) {
          case 'open':
            return open(one.who, one.path);
          case 'edit': {
            const form = forms[one.who];
            if (form)
              forms[one.who] = { ...form, text: form.text.replace(/^role: .*$/m, `role: ${one.role}`) };
            return;
          }
          case 'revert': {
            const form = forms[one.who];
            return form && open(one.who, form.path);
          }
          case 'go elsewhere': {
            const form = forms[one.who];
            const [first, second] = PATHS;
            if (form) forms[one.who] = { ...form, address: form.address === first ? second : first };
            return;
          }
          case 'save':
            return make(...changeOf(one.who));
          case 'both save':
            return make(...changeOf(0), ...changeOf(1));
          case 'delete and save':
            return make(...changeOf(one.who, 'delete'), ...changeOf(one.who === 0 ? 1 : 0));
          case 'restore':
            // What is gone comes back from the bin, which is beside no form.
            if (content[one.path].text === undefined)
              return make({ kind: 'restore', form: formOf(one.path, ''), place: one.place });
            return make(...changeOf(one.who, 'restore', one.place));
        }
      }
      // The next sequence begins with both people there.
      for (const [path, text] of start)
        if (textOf(path) === undefined) await post('persistEntry', entryToSave(path, text));
    }),
    { numRuns: 50 },
  );
});
