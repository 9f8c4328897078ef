/**
 * Draws the stock pictures that are missing in `content/uploads/stock`. Words restrict the run to pictures whose names
 * contain one of them. A picture that is to be drawn anew is deleted first.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { composeStock } from '../stock/composeStock';
import { bootPicture } from './boot';
import { cabins } from './cabins';
import { interiorPicture } from './interior';
import { drawOutsides } from './solid/drawStock';
import { bootUrl, interiorUrl, type Subject } from './solid/gallery';
import { designOf } from './solid/models';
import { subjectOf } from './solid/subjects';

const site = join(__dirname, '..', '..');

/** Cabins and boots are flat drawings. */
function insides(subjects: readonly Subject[]): ReadonlyMap<string, () => string> {
  const drawings = new Map<string, () => string>();
  for (const subject of subjects) {
    const interior = interiorUrl(subject);
    drawings.set(interior, () => {
      const cabin = cabins[interior.replace(/^.*\/|\.webp$/g, '')];
      if (!cabin) throw new Error(`No cabin is described for ${interior}.`);
      return interiorPicture(cabin);
    });
    const { body } = designOf(subject.make, subject.model, subject.size);
    drawings.set(bootUrl(subject), () => bootPicture(body));
  }
  return drawings;
}

async function draw(words: readonly string[]): Promise<void> {
  const subjects = composeStock()
    .filter(({ images }) => images)
    .map(subjectOf);
  for (const [url, drawing] of insides(subjects)) {
    const file = join(site, 'content', url);
    if (existsSync(file) || (words.length > 0 && !words.some((word) => url.includes(word)))) continue;
    writeFileSync(
      file,
      await sharp(Buffer.from(drawing())).webp({ quality: 78, effort: 5, smartSubsample: true }).toBuffer(),
    );
    console.log(`${url} drawn`);
  }
  await drawOutsides(site, subjects, words);
}

void draw(process.argv.slice(2));
