import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A picture to be drawn: its address in the site, its SVG, and how it is written. */
export interface Job {
  readonly file: string;
  readonly svg: () => string;
  /** WebP quality; PNG files take it as the palette's. */
  readonly quality?: number;
}

sharp.concurrency(1);

const site = join(__dirname, '..', '..');
const memory = join(site, 'node_modules', '.cache', 'forecourt-illustrations.json');

/** What was drawn last time: file → digest of its SVG and settings. */
export function remembered(): Map<string, string> {
  if (!existsSync(memory)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(memory, 'utf8')) as Record<string, string>));
}

/** Keeps what was drawn for the next run. */
export function remember(digests: ReadonlyMap<string, string>): void {
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify(Object.fromEntries(digests)));
}

async function encoded(job: Job, svg: string): Promise<Buffer> {
  if (job.file.endsWith('.svg')) return Buffer.from(`${svg}\n`);
  const image = sharp(Buffer.from(svg));
  if (job.file.endsWith('.png'))
    return image.png({ palette: true, quality: job.quality ?? 90, effort: 8 }).toBuffer();
  return image.webp({ quality: job.quality ?? 82, effort: 5, smartSubsample: true }).toBuffer();
}

/** Draws one picture unless nothing changed since last time; answers its size in bytes, or 0 when left alone. */
export async function render(job: Job, digests: Map<string, string>): Promise<number> {
  // Uploads are content; the rest belongs to the site itself.
  const target = join(site, job.file.startsWith('uploads/') ? 'content' : 'static', job.file);
  const svg = job.svg();
  const digest = createHash('sha1')
    .update(`${svg}|${job.quality ?? ''}`)
    .digest('hex');
  if (digests.get(job.file) === digest && existsSync(target)) return 0;
  const bytes = await encoded(job, svg);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  digests.set(job.file, digest);
  return bytes.length;
}
