import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { markdownFormat, SOURCE, yamlFormat } from '../../cms/format/contentFormat';
import { mergeYaml } from '../../cms/format/mergeYaml';
import { parseRawFile, withoutLeftOut } from '../../plugins/content-endpoint/files/parseRawFile';
import { DEALERSHIP } from '../../support/projectFolder';
import { runs } from '../support/runs';

const CONTENT = join(DEALERSHIP, 'content');
const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(yml|md)$/.test(file))
  .map((file) => join(CONTENT, file));
const formatOf = (file: string) => (file.endsWith('.md') ? markdownFormat : yamlFormat);
const readAs = (file: string, text: string) => {
  const parsed = parseRawFile(file, text);
  if (parsed.kind === 'err') throw new Error(JSON.stringify(parsed.fault));
  return { ...parsed.value.data, body: parsed.value.body };
};
const linesOf = (text: string): readonly string[] => text.split('\n');
const added = (before: string, after: string): readonly string[] =>
  linesOf(after).filter((line) => !linesOf(before).includes(line));
const removed = (before: string, after: string): readonly string[] => added(after, before);

/** The files that come out otherwise than they went in. */
const changedBy = (edit: (fields: Record<string, unknown>) => Record<string, unknown>): readonly string[] =>
  files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    const format = formatOf(file);
    return format.toFile(edit(format.fromFile(text))) !== text;
  });

describe('Every file of the content, saved as it was', () => {
  it('keeps every byte', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(changedBy((fields) => fields)).toEqual([]);
  });

  it('keeps every byte when the editor turns what was left out into empty fields', () => {
    const empty = { unusedText: '', unusedGroup: { url: '', alt: null }, unusedList: [] };
    expect(changedBy((fields) => ({ ...fields, ...empty }))).toEqual([]);
  });
});

it('A file of Windows keeps its ends of lines, also in what is new', () => {
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  const edited = (file: string, text: string) => {
    const format = formatOf(file);
    const { body, ...fields } = format.fromFile(text);
    const more = typeof body === 'string' ? { body: `${body}\n\nAnd *more*.` } : {};
    return format.toFile({ ...fields, ...more, unheard: 'One line\nand another' });
  };
  const changed = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return edited(file, windows(text)) !== windows(edited(file, text));
  });
  expect(changed).toEqual([]);
});

describe('A file with one edit', () => {
  const source = `# Who we are
name: Aroha # as on her badge
role: "Service Manager"
picture: { url: /uploads/a.webp, alt: Portrait }

departments:
  # the first one
  - id: sales
    hours:
      monday: [{ opens: "08:30", closes: "17:30" }]
      sunday: []
  - id: service
    hours:
      monday: []
note: >-
  Folded over
  two lines.
`;
  const edited = (change: (fields: Record<string, unknown[]>) => void): string => {
    const fields = structuredClone(parse(source)) as Record<string, unknown[]>;
    change(fields);
    return mergeYaml(source, fields);
  };
  const edit = (path: readonly (string | number)[], value: unknown) =>
    edited((fields) => {
      const [last, ...rest] = [...path].reverse() as [string, ...string[]];
      const parent = rest.reduceRight(
        (at, name) => (at as Record<string, unknown>)[name],
        fields as unknown,
      ) as Record<string, unknown>;
      parent[last] = value;
    });

  it.each([
    ['a field', ['name'], 'Aroha Tamihana', ['name: Aroha Tamihana']],
    ['a quoted field', ['role'], 'Manager', ['role: "Manager"']],
    ['a field in braces', ['picture', 'alt'], 'Aroha', ['picture: { url: /uploads/a.webp, alt: Aroha }']],
    ['a field deep in a list', ['departments', 1, 'id'], 'workshop', ['  - id: workshop']],
    ['a folded text', ['note'], 'Other words.', ['  Other words.']],
    ['a new field', ['phone'], '0400 000 000', ['phone: 0400 000 000']],
    [
      'a time in a list in a list',
      ['departments', 0, 'hours', 'monday', 0, 'closes'],
      '18:00',
      ['      monday: [ { opens: "08:30", closes: "18:00" } ]'],
    ],
  ])('changes the lines of %s alone', (_, path, value, lines) => {
    const result = edit(path, value);
    expect(added(source, result)).toEqual(lines);
    expect(removed(source, result).length).toBeLessThanOrEqual(path[0] === 'note' ? 2 : 1);
  });

  it('keeps the other items of a list from which one is taken, with their comments', () => {
    const result = edited((fields) => void fields.departments?.pop());
    expect(added(source, result)).toEqual([]);
    expect(result).toContain('# the first one');
    expect(parse(result).departments).toHaveLength(1);
  });

  it('keeps the items of a list that are moved', () => {
    const result = edited((fields) => void fields.departments?.reverse());
    expect(parse(result).departments.map(({ id }: { id: string }) => id)).toEqual(['service', 'sales']);
  });

  it('takes a field out that was emptied', () => {
    const result = edit(['role'], '');
    expect(removed(source, result)).toEqual(['role: "Service Manager"']);
    expect(added(source, result)).toEqual([]);
  });

  it('is refused where the file cannot be read, so that nothing is overwritten', () => {
    const broken = 'name: "Aroha\nrole: x\n';
    const fields = yamlFormat.fromFile(broken);
    expect(fields[SOURCE]).toBe(broken);
    expect(() => yamlFormat.toFile({ ...fields, name: 'Somebody' })).toThrow('cannot be read');
  });
});

describe('The law of merging', () => {
  const word = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      '08:30',
      '2801',
      'true',
      'null',
      '- x',
      '# y',
      'a: b',
      'two\nlines',
      '“quoted”',
      'x'.repeat(130),
    ),
  );
  const scalar = fc.oneof(word, fc.integer(), fc.boolean());
  const key = fc.constantFrom('a', 'b', 'c', 'd');
  const { fields } = fc.letrec<{ fields: Record<string, unknown>; value: unknown }>((tie) => ({
    fields: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
    value: fc.oneof(
      { maxDepth: 3 },
      scalar,
      fc.array(scalar, { maxLength: 3 }),
      fc.array(tie('fields'), { maxLength: 3 }),
      tie('fields'),
    ),
  }));
  const style = fc.boolean();
  const meaning = (value: unknown) => withEmptyListsLeftOut(withoutLeftOut(value) ?? {});

  test('reading what was merged gives what was edited, from whatever file', () => {
    fc.assert(
      fc.property(fields, fields, style, (before, after, hasBlankLines) => {
        const written = mergeYaml('', before);
        const source = hasBlankLines ? written.replace(/\n(?=[a-z])/g, '\n\n# a comment\n') : written;
        expect(meaning(parse(mergeYaml(source, after)) ?? {})).toEqual(meaning(after));
      }),
      { numRuns: runs(500, 20_000) },
    );
  });

  test('what is merged and saved again keeps every byte', () => {
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const once = mergeYaml(mergeYaml('', before), after);
        expect(mergeYaml(once, parse(once) ?? {})).toBe(once);
      }),
      { numRuns: runs(300, 10_000) },
    );
  });

  /** An empty list in a new field says as little as no field. */
  function withEmptyListsLeftOut(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(withEmptyListsLeftOut);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, field]) => !(Array.isArray(field) && field.length === 0))
        .map(([name, field]) => [name, withEmptyListsLeftOut(field)]),
    );
  }
});

describe('A Markdown text saved as a rich text editor writes it', () => {
  const file = join(CONTENT, 'posts/ute-or-suv.md');
  const text = readFileSync(file, 'utf8');
  const save = (change: (body: string) => string): string => {
    const { body, ...fields } = markdownFormat.fromFile(text);
    return markdownFormat.toFile({ ...fields, body: change(String(body)) });
  };

  it('changes only the paragraph that was edited', () => {
    const result = save((body) =>
      body.replace(/(?<=\S)\n(?=\S)/g, ' ').replace('Which one do you want?', 'Which one would you like?'),
    );
    expect(added(text, result)).toEqual(['## 8. Which one would you like?']);
    expect(removed(text, result)).toEqual(['## 8. Which one do you want?']);
  });

  it('keeps what other bullets and marks say the same', () => {
    const source = '---\ntitle: x\n---\n\n- *one*\n- two\n\nAnd __three__.\n';
    const { body: _, ...fields } = markdownFormat.fromFile(source);
    expect(markdownFormat.toFile({ ...fields, body: '* _one_\n* two\n\nAnd **three**.' })).toBe(source);
  });

  it('keeps the marker of a list, and every item that did not change', () => {
    const source = '---\ntitle: x\n---\n\n- *one*\n- two\n  lines\n- three\n';
    const { body: _, ...fields } = markdownFormat.fromFile(source);
    const result = markdownFormat.toFile({ ...fields, body: '* _one_\n* two lines\n* 3\n* four' });
    expect(result).toBe(source.replace('- three\n', '- 3\n- four\n'));
  });

  it('loses no line break and no indentation that was edited', () => {
    const source = '---\ntitle: x\n---\n\nfirst\nsecond\n\n- a\n- b\n';
    const { body: _, ...fields } = markdownFormat.fromFile(source);
    const body = 'first  \nsecond\n\n- a\n  - b';
    expect(readAs('x.md', markdownFormat.toFile({ ...fields, body })).body).toBe(body);
  });
});
