import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { groundOf } from '../backdrop';
import { models } from '../catalogue';
import { plate as dealerPlate } from '../elevation';
import { word, wordWidth } from '../letters';
import { paints } from '../paint';
import { group, rect } from '../svg';
import { wheel } from '../wheel';
import type { Viewpoint } from './camera';
import { type Solid, solidOf } from './design';
import { faceDrawing } from './face';
import { flankDrawing, windowMask } from './flank';
import { formOf } from './form';
import {
  leadUrl,
  type SharedView,
  type Subject,
  sharedUrl,
  sharedViews,
  spinning,
  spinUrl,
  stockPictureSize,
  wheelOf,
} from './gallery';
import { designOf, slugOf } from './models';
import { type Dress, photograph, type Skin } from './photograph';
import { tailDrawing } from './tail';
import { type Texture, textureOf } from './texture';

const VIEWS: Readonly<Record<SharedView | 'lead', Viewpoint>> = {
  lead: { around: 38, eye: 1450, away: 13_000, fill: 0.8 },
  side: { around: 90, eye: 1050, away: 17_000, fill: 0.86 },
  front: { around: 4, eye: 1250, away: 14_000, fill: 0.5 },
  rear: { around: 146, eye: 1500, away: 13_000, fill: 0.8 },
};

/** A number plate: black on white, or the dealer's own cover. */
function plateDrawing(text: string | undefined): string {
  if (text === undefined) return dealerPlate(0);
  const tall = 58;
  return group(
    {},
    rect(-186, -61, 372, 122, { rx: 10, fill: '#f7f5ee', stroke: '#1b1e20', 'stroke-width': 6 }),
    group(
      { transform: 'scale(1 -1)' },
      word(text, -wordWidth(text, tall, 3.4) / 2, -tall / 2, tall, '#16191b', 2.4, 3.4),
    ),
  );
}

async function skinOf(solid: Solid, tarrow: boolean): Promise<Skin> {
  const { side, half } = solid;
  const along = [-100, side.length + 100, 0, side.height + 60] as const;
  const around = [-half * 1.8, half * 1.8, 0, side.height] as const;
  return {
    flank: await textureOf(flankDrawing(solid), along, 0.3),
    windows: await textureOf(windowMask(solid), along, 0.3),
    face: await textureOf(faceDrawing(solid, tarrow), around, 0.4),
    tail: await textureOf(tailDrawing(solid), around, 0.4),
  };
}

/** Wheels and plates are drawn once, whoever wears them. */
function wardrobe(solid: Solid) {
  const kept = new Map<string, Promise<Texture>>();
  const once = (key: string, make: () => Promise<Texture>): Promise<Texture> => {
    const made = kept.get(key) ?? make();
    kept.set(key, made);
    return made;
  };
  const { radius, rim } = solid.side.wheels;
  const out = radius + 10;
  return async (subject: Subject, plate?: string): Promise<Dress> => {
    const [style, finish] = wheelOf(subject);
    return {
      paint: paints[subject.colour],
      ground: groundOf[subject.colour],
      wheel: await once(`${style} ${finish}`, () =>
        textureOf(
          wheel('w', style, radius, style === 'steel' ? rim : rim * 1.04, 0.16, finish),
          [-out, out, -out, out],
          0.5,
        ),
      ),
      plate: await once(`plate ${plate ?? ''}`, () =>
        textureOf(plateDrawing(plate), [-210, 210, -66, 66], 0.8),
      ),
    };
  };
}

interface Wanted {
  readonly url: string;
  readonly subject: Subject;
  readonly plate?: string | undefined;
}

/** Draws the pictures of one model that are not there yet, from every place at once for all its colours. */
async function drawModel(site: string, subjects: readonly Subject[]): Promise<number> {
  const [first] = subjects;
  if (!first) return 0;
  const shots: readonly (readonly [SharedView | 'lead', readonly Wanted[]])[] = [
    ['lead', subjects.map((subject) => ({ url: leadUrl(subject), subject, plate: subject.plate }))],
    ...sharedViews.map(
      (view) => [view, subjects.map((subject) => ({ url: sharedUrl(subject, view), subject }))] as const,
    ),
  ];
  const solid = solidOf(designOf(first.make, first.model, first.size));
  const form = formOf(solid);
  const skin = await skinOf(solid, first.make === 'Tarrow');
  const dress = wardrobe(solid);
  const fileOf = (url: string): string => join(site, 'content', url);
  let drawn = 0;
  const shoot = async (view: Viewpoint, wanted: readonly Wanted[], size: readonly [number, number]) => {
    const missing = [...new Map(wanted.map((one) => [one.url, one])).values()].filter(
      ({ url }) => !existsSync(fileOf(url)),
    );
    if (missing.length === 0) return;
    const dresses = await Promise.all(missing.map(({ subject, plate }) => dress(subject, plate)));
    for (const [index, picture] of (await photograph(form, skin, view, dresses, size)).entries()) {
      const file = fileOf(missing[index]?.url ?? '');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, picture);
      drawn += 1;
    }
  };
  // The brand's own models are seen from more sides; from straight ahead in the colour that the model is known by.
  const known = models.find(({ slug }) => first.make === 'Tarrow' && slug === first.model.toLowerCase());
  const isWanted = (view: SharedView | 'lead', { subject }: Wanted): boolean =>
    view === 'lead' || (view === 'front' ? subject.colour === known?.colour : known !== undefined);
  for (const [view, wanted] of shots)
    await shoot(
      VIEWS[view],
      wanted.filter((one) => isWanted(view, one)),
      stockPictureSize,
    );
  const turning = subjects.find(({ id }) => id === spinning.id);
  if (turning)
    for (let frame = 0; frame < spinning.frames; frame += 1) {
      const around = (38 + (360 / spinning.frames) * frame) % 360;
      await shoot(
        { ...VIEWS.lead, around, fill: 0.74, steady: true },
        [{ url: spinUrl(turning, frame), subject: turning }],
        spinning.size,
      );
    }
  return drawn;
}

/** Draws every stock picture of the outside that is missing; words restrict the run to models whose names contain one. */
export async function drawOutsides(
  site: string,
  subjects: readonly Subject[],
  words: readonly string[],
): Promise<void> {
  const models = new Map<string, Subject[]>();
  for (const subject of subjects) {
    const slug = slugOf(subject.make, subject.model, subject.size);
    if (words.length && !words.some((word) => slug.includes(word))) continue;
    models.set(slug, [...(models.get(slug) ?? []), subject]);
  }
  for (const [slug, ofModel] of models)
    console.log(`${slug}: ${await drawModel(site, ofModel)} pictures drawn`);
}
