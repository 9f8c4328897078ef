import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { parseEnquiry } from '../../enquiries/parseEnquiry';
import { photoProcess } from '../../enquiries/photos';
import { readBytes, TooLarge } from '../../enquiries/readBody';
import { readSubmission } from '../../enquiries/submission';
import { openUploads } from '../../enquiries/uploads';
import { err, ok } from '../../src/domain/result';
import { australia } from '../../support/australia';
import { anEnquiry } from '../../support/leads/enquiries';
import { processTree } from '../../support/measureProcess';
import { eventually } from '../support/eventually';
import { gate } from '../support/gate';
import { type LeadDesk, startLeadDesk } from '../support/leads/leadDesk';

let desk: LeadDesk;
beforeAll(async () => {
  desk = await startLeadDesk();
});
afterAll(() => desk.close());

const TRADE_IN = { kind: 'valueTradeIn', make: 'A', model: 'B', name: 'Ann', phone: '0491 570 156' };

/** A trade-in with these files as its photos. */
function tradeIn(files: readonly (readonly [name: string, content: BlobPart])[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(TRADE_IN)) form.append(name, value);
  for (const [name, content] of files) form.append('photos', new Blob([content]), name);
  return form;
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#aa3322' }, limitInputPixels: false });
const jpeg = async () => (await flat(300, 200).jpeg().toBuffer()) as BlobPart;

const faultsOf = async (answer: Response): Promise<readonly { field: string; message: string }[]> =>
  (await answer.json()).faults;

/** The folders of photos that wait on this machine. */
const waitingUploads = () =>
  readdirSync(tmpdir())
    .filter((name) => name.startsWith(`forecourt-uploads-${process.pid}-`))
    .flatMap((name) => readdirSync(join(tmpdir(), name)));

/** The most memory that a process ever held. */
/** The peak memory of a process; 0 once it has ended. */
const peakMegabytesOf = (processId: number): number => {
  try {
    const [, kilobytes = 0] =
      /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1000;
  } catch {
    return 0;
  }
};

describe('A photo', () => {
  test('that is an SVG is refused by its name, however it is called, and is never drawn', async () => {
    const turbulence = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f" x="0" y="0" width="100%" height="100%"><feTurbulence baseFrequency=".9" numOctaves="9"/><feGaussianBlur stdDeviation="90"/></filter><rect width="4000" height="4000" filter="url(#f)"/></svg>`;
    const answer = await desk.post(tradeIn([1, 2, 3, 4].map((number) => [`${number}.jpg`, turbulence])));
    expect(answer.status).toBe(422);
    const [fault] = await faultsOf(answer);
    expect(fault?.field).toBe('photos');
    for (const number of [1, 2, 3, 4])
      expect(fault?.message).toContain(`${number}.jpg is not a photo that we can read`);
  });

  test('of 256 megapixels in a small file is refused by its name', async () => {
    const bomb = (await flat(16_000, 16_000).png().toBuffer()) as BlobPart;
    const answer = await desk.post(tradeIn([['yard.png', bomb]]));
    expect(await faultsOf(answer)).toEqual([
      { field: 'photos', message: expect.stringMatching(/^yard\.png has too many pixels/) },
    ]);
  });

  test('that is HEIC is named, beside a good one, in a way that says what to do', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(500)]);
    const answer = await desk.post(
      tradeIn([
        ['front.jpg', await jpeg()],
        ['IMG_0042.HEIC', heic],
      ]),
    );
    expect(await faultsOf(answer)).toEqual([
      {
        field: 'photos',
        message: 'IMG_0042.HEIC is a HEIC photo, which we cannot read: save it as JPEG, or choose another',
      },
    ]);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'that is %s is taken, by its content',
    async (format) => {
      const bytes = (await flat(60, 40).toFormat(format).toBuffer()) as BlobPart;
      expect((await desk.post(tradeIn([['photo', bytes]]))).status).toBe(201);
    },
  );

  // The peak of a process is read from /proc, which only Linux has.
  (process.platform === 'linux' ? test : test.skip)(
    'that holds more pixels than it says is refused, and takes no memory for them',
    async () => {
      const avif = await flat(5000, 5000).avif({ effort: 0 }).toBuffer();
      const size = avif.indexOf('ispe') + 'ispe'.length + 4;
      avif.writeUInt32BE(64, size);
      avif.writeUInt32BE(64, size + 4);
      const others = new Set(processTree(process.pid));
      let peak = 0;
      // A process that drew too long is ended before its photo is answered.
      const watch = setInterval(() => {
        for (const child of processTree(process.pid))
          if (!others.has(child)) peak = Math.max(peak, peakMegabytesOf(child));
      }, 10);
      const photos = photoProcess();
      const lying = await startLeadDesk({ drawPhoto: photos.draw });
      expect(await faultsOf(await lying.post(tradeIn([['small.avif', avif as BlobPart]])))).toEqual([
        { field: 'photos', message: expect.stringMatching(/^small\.avif (is not a photo|took too long)/) },
      ]);
      clearInterval(watch);
      expect(peak).toBeGreaterThan(0);
      expect(peak).toBeLessThan(300);
      photos.close();
      await lying.close();
    },
  );

  test('is drawn no further once its sender has left, and the next one is drawn', async () => {
    const [begun, begin] = gate();
    const [stopped, stop] = gate();
    const left = await startLeadDesk({
      drawPhoto: (_path, _work, signal) => {
        begin();
        return new Promise((_, failed) => {
          signal.addEventListener('abort', () => {
            stop();
            failed(signal.reason);
          });
        });
      },
    });
    const leaving = new AbortController();
    const body = tradeIn([['a.jpg', await jpeg()]]);
    const sent = fetch(left.url, { method: 'POST', body, signal: leaving.signal });
    await begun;
    leaving.abort();
    await expect(sent).rejects.toThrow();
    await stopped;
    await eventually(() => expect(waitingUploads()).toEqual([]));
    expect(await left.store.list({})).toEqual([]);
    await left.close();

    const photos = photoProcess();
    const gone = new AbortController();
    const path = join(mkdtempSync(join(tmpdir(), 'photo-')), 'a.jpg');
    writeFileSync(path, await flat(3000, 3000).jpeg().toBuffer());
    const half = photos.draw(path, 80, gone.signal);
    gone.abort(new Error('left'));
    await expect(half).rejects.toThrow('left');
    expect(await photos.draw(path, 80, new AbortController().signal)).toMatchObject({ kind: 'ok' });
    photos.close();
  });

  test('waits behind one of each other sender, however many they sent', async () => {
    const drawn: (() => void)[] = [];
    const busy = await startLeadDesk({
      drawPhoto: () =>
        new Promise((done) => {
          drawn.push(() => done(ok({ bytes: new Uint8Array(), work: 1 })));
        }),
    });
    const send = async (from: string, name: string) =>
      busy.post(tradeIn([[name, await jpeg()]]), { 'x-forwarded-for': from });
    const many = [1, 2, 3].map((number) => send('203.0.113.7', `${number}.jpg`));
    await eventually(() => expect(drawn).toHaveLength(1));
    const other = send('203.0.113.8', 'other.jpg');
    await eventually(() => expect(drawn).toHaveLength(2));
    drawn[1]?.();
    expect((await other).status).toBe(201);
    for (const at of [0, 2, 3]) {
      await eventually(() => expect(drawn.length).toBeGreaterThan(at));
      drawn[at]?.();
    }
    expect((await Promise.all(many)).map(({ status }) => status)).toEqual([201, 201, 201]);
    await busy.close();
  });

  test('that takes too long is given up and named, and the next one is drawn', async () => {
    const hasty = photoProcess(0);
    const slow = await startLeadDesk({ drawPhoto: hasty.draw });
    expect(await faultsOf(await slow.post(tradeIn([['endless.jpg', await jpeg()]])))).toEqual([
      { field: 'photos', message: expect.stringMatching(/^endless\.jpg took too long to read/) },
    ]);
    hasty.close();
    await slow.close();
    expect((await desk.post(tradeIn([['ok.jpg', await jpeg()]]))).status).toBe(201);
  });

  test('of 13 MB is answered in words: the file by its name, with every word in a form without scripts', async () => {
    const large = tradeIn([
      ['ok.jpg', await jpeg()],
      ['yard.jpg', Buffer.alloc(13_000_000)],
    ]);
    const answer = await desk.post(large);
    expect(answer.status).toBe(413);
    expect(await faultsOf(answer)).toEqual([
      { field: 'photos', message: 'yard.jpg is larger than 12 MB: choose a smaller copy' },
    ]);
    const page = await desk.post(large, { accept: 'text/html' });
    expect(page.status).toBe(413);
    const text = await page.text();
    expect(text).toContain('yard.jpg is larger than 12 MB');
    expect(text).toContain('value="0491 570 156"');
  });

  test.each([
    ['300 letters', `${'x'.repeat(300)}.jpg`],
    ['a way out', '../../etc/x.jpg'],
    ['a NUL', 'x\0y.jpg'],
    ['a way around', 'x\u202egpj.exe\u001b[31m.jpg'],
    ['emoji', `${'🚗'.repeat(300)}.jpg`],
  ])('with %s in its name is taken, and named in words where it is none', async (_, name) => {
    expect((await desk.post(tradeIn([[name, await jpeg()]]))).status).toBe(201);
    const answer = await desk.post(tradeIn([[name, 'not a photo']]));
    expect(answer.status).toBe(422);
    const [fault] = await faultsOf(answer);
    expect(fault?.message).toMatch(/ is not a photo that we can read/);
    expect(fault?.message).not.toMatch(/ENAMETOOLONG|\/tmp|[\p{Cc}\p{Cf}]/u);
    expect([...(fault?.message ?? '')].length).toBeLessThan(200);
  });

  test('is counted with the others: eighty megabytes are answered in words, not cut off', async () => {
    const many = tradeIn([1, 2, 3, 4, 5, 6, 7].map((number) => [`${number}.jpg`, Buffer.alloc(11_900_000)]));
    const answer = await desk.post(many);
    expect(answer.status).toBe(413);
    expect((await answer.json()).message).toContain('fewer or smaller photos');
  });
});

describe('A form', () => {
  const MANY = Array.from({ length: 4_000 }, (_, number) => `f${number}`);

  test('with 4,000 fields is refused as too large, in each of its three formats', async () => {
    const parts = new FormData();
    for (const name of MANY) parts.append(name, 'x');
    const json = { ...anEnquiry(), answers: Object.fromEntries(MANY.map((name) => [name, 'x'])) };
    for (const answer of [
      await desk.post(new URLSearchParams(MANY.map((name) => [name, 'x']))),
      await desk.post(parts),
      await desk.postJson(json),
    ])
      expect(answer.status).toBe(413);
  });

  test.each([
    [
      'parts without a header',
      'multipart/form-data; boundary=cut',
      `${'--cut\r\n\r\n\r\n'.repeat(4000)}--cut--\r\n`,
    ],
    ['JSON with a space before each colon, cut off', 'application/json', `{${'"a" :1,'.repeat(4000)}`],
    ['a list, cut off', 'application/json', `{"kind":[${'1,'.repeat(4000)}`],
    [
      'a context with many values, cut off',
      'application/x-www-form-urlencoded',
      `kind=contact&context=[${'1,'.repeat(4000)}`,
    ],
  ])('of %s is refused as too large before it is read', async (_, type, body) => {
    expect((await desk.post(body, { 'content-type': type })).status).toBe(413);
  });

  test('of 180,000 parts is left alone after the first of them', async () => {
    const made = jest.spyOn(Readable.prototype, 'push');
    const body = new Response(new Uint8Array(Buffer.alloc(2_000_000, '--cut\r\n\r\n\r\n')));
    const headers = { 'content-type': 'multipart/form-data; boundary=cut' };
    const read = await readSubmission(
      new Request('http://a.example', {
        method: 'POST',
        headers,
        body: body.body,
        duplex: 'half',
      } as RequestInit),
      openUploads().open('203.0.113.7'),
      australia.forms,
    );
    expect(read).toEqual(err('tooLarge'));
    expect(made.mock.calls.length).toBeLessThan(3000);
    made.mockRestore();
  });

  test('is read in its own turn, so that a page waits for one form and not for all that came with it', async () => {
    let turn = 0;
    let isOver = false;
    const count = () => {
      turn += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    const turns = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const body = JSON.stringify(anEnquiry());
        const headers = { 'content-type': 'application/json' };
        await readSubmission(
          new Request('http://a.example', { method: 'POST', headers, body }),
          openUploads().open('203.0.113.7'),
          australia.forms,
        );
        return turn;
      }),
    );
    isOver = true;
    expect(new Set(turns).size).toBe(8);
  });

  test.each([
    ['an answer', { answers: { message: '\r\u00ad'.repeat(480_000) } }, 'message'],
    ['its context', { context: { page: `/${'\r\u00ad'.repeat(480_000)}` } }, 'context.page'],
  ])(
    'with a text beyond all bounds in %s is refused at that field, and the text is not searched',
    (_, sent, field) => {
      const whole = anEnquiry('contact');
      const answers = { ...whole.answers, ...('answers' in sent ? sent.answers : {}) };
      const context = { ...whole.context, ...('context' in sent ? sent.context : {}) };
      const searched = jest.spyOn(String.prototype, 'replace');
      const parsed = parseEnquiry({ ...whole, answers, context }, australia.forms);
      const long = searched.mock.contexts.filter((text) => String(text).length > 100_000);
      searched.mockRestore();
      expect(new Set(parsed.kind === 'err' ? parsed.fault.map((fault) => fault.field) : [])).toEqual(
        new Set([field]),
      );
      expect(long).toHaveLength(0);
    },
  );

  test('that comes letter by letter is refused as soon as that shows', async () => {
    const letters = (count: number) =>
      new Response(Readable.from(Array.from({ length: count }, () => Buffer.from('a'))) as never);
    expect(await readBytes(letters(1000), 1_000_000)).toHaveLength(1000);
    await expect(readBytes(letters(1100), 1_000_000)).rejects.toThrow(TooLarge);
  });

  test('with kilometres of ten thousand spaces is refused at that field', async () => {
    const odometer = `1${' '.repeat(9_000)}x`;
    const answer = await desk.postJson(anEnquiry('valueTradeIn', { odometer }));
    expect(await faultsOf(answer)).toEqual([{ field: 'odometer', message: 'Use at most 300 characters' }]);
  });

  test('with a name or a value beyond bounds is refused as too large', async () => {
    const name = 'n'.repeat(5000);
    const form = new FormData();
    form.append(name, 'x');
    expect([413, 422]).toContain((await desk.post(form)).status);
    expect((await desk.post(new URLSearchParams({ [name]: 'x' }))).status).toBe(413);
    const long = new FormData();
    long.append('message', 'x'.repeat(1_000_001));
    expect((await desk.post(long)).status).toBe(413);
  });

  test('nested a hundred thousand deep is refused', async () => {
    const answer = await desk.post('['.repeat(100_000), { 'content-type': 'application/json' });
    expect(answer.status).toBe(422);
    const nested = `{"kind":"contact","context":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_001)}`;
    const other = await desk.post(nested, { 'content-type': 'application/json' });
    expect([413, 422]).toContain(other.status);
  });

  test('that ends in the middle of a photo is refused, and leaves no file', async () => {
    const type = 'multipart/form-data; boundary=cut';
    const cut = `--cut\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nhalf a pho`;
    expect((await desk.post(cut, { 'content-type': type })).status).toBe(422);
    expect(waitingUploads()).toEqual([]);
  });

  test('without a boundary, or with none of its own, is refused', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=other'])
      expect((await desk.post('--cut\r\n\r\n', { 'content-type': type })).status).toBe(422);
  });

  test('leaves no photo on the disk once it is answered', async () => {
    expect((await desk.post(tradeIn([['ok.jpg', await jpeg()]]))).status).toBe(201);
    expect((await desk.post(tradeIn([['bad.jpg', 'text']]))).status).toBe(422);
    expect(waitingUploads()).toEqual([]);
  });

  test('of a sender who fills their share of the disk is asked to come back, and others are taken', async () => {
    const [held, letGo] = gate();
    const shared = await startLeadDesk({
      uploads: openUploads({ bytes: 10_000, bytesOfOne: 1000 }),
      drawPhoto: async () => {
        await held;
        return ok({ bytes: new Uint8Array(), work: 1 });
      },
    });
    const photo = Buffer.from((await jpeg()) as Uint8Array<ArrayBuffer>);
    const send = (from: string) =>
      shared.post(tradeIn([['a.jpg', photo.subarray(0, 600) as BlobPart]]), { 'x-forwarded-for': from });
    const first = send('2001:db8:1:1::1');
    await eventually(() => expect(waitingUploads()).toHaveLength(1));
    expect((await send('2001:db8:1:1::2')).status).toBe(503);
    const other = send('2001:db8:2:1::1');
    await eventually(() => expect(waitingUploads()).toHaveLength(2));
    letGo();
    expect([(await first).status, (await other).status]).toEqual([201, 201]);
    await shared.close();
  });

  test('is asked to come back if the disk has no room for its photos, and its words are not half stored', async () => {
    const small = await startLeadDesk({ uploads: openUploads({ bytes: 100, bytesOfOne: 100 }) });
    const answer = await small.post(tradeIn([['ok.jpg', await jpeg()]]));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await small.store.list({})).toEqual([]);
    // Without photos there is room.
    expect((await small.post(tradeIn([]))).status).toBe(201);
    await small.close();
  });
});

test('photos that a killed server left behind are deleted by the next one', async () => {
  // No process has a number this high.
  const left = mkdtempSync(join(tmpdir(), 'forecourt-uploads-99999999-'));
  mkdirSync(join(left, '1'));
  writeFileSync(join(left, '1/1'), 'a photo of somebody');
  const next = await startLeadDesk();
  expect((await next.post(tradeIn([['ok.jpg', await jpeg()]]))).status).toBe(201);
  expect(readdirSync(tmpdir())).not.toContain(left.slice(tmpdir().length + 1));
  await next.close();
});
