/**
 * Draws the scenes of the demo dealership: the showroom, the models, specials, posts, people, icons. Words restrict the
 * run to files whose path contains one of them. Stock pictures are drawn by `drawStock.ts`.
 */
import { bodyIcon } from './bodyIcon';
import { carShapes } from './carShapes';
import {
  type CarBody,
  homePictures,
  modelHeroUrl,
  modelSideUrl,
  models,
  postPictures,
  postUrl,
  specialPictures,
  specialUrl,
  teamSlugs,
  teamUrl,
} from './catalogue';
import { homeHero, homeHeroNarrow } from './homePicture';
import type { Line } from './line';
import { appIcon, logo } from './mark';
import { modelHero, modelSide } from './modelPicture';
import { openGraph } from './openGraph';
import { portrait } from './portrait';
import { postPicture } from './postPicture';
import { type Job, remember, remembered, render } from './render';
import { specialPicture } from './specialPicture';
import { picture } from './svg';

const fileOf = (url: string): string => url.replace(/^\//, '');
const windscreen: Line = [
  [1440, 932, 'c'],
  [2000, 1230, 'c'],
  [1880, 960, 'c'],
];

const iconNames: readonly (readonly [CarBody, string])[] = [
  ['hatch', 'hatch'],
  ['sedan', 'sedan'],
  ['suv', 'suv'],
  ['suvLarge', 'suv-large'],
  ['ute', 'ute'],
  ['wagon', 'wagon'],
  ['coupe', 'coupe'],
  ['convertible', 'convertible'],
  ['van', 'van'],
  ['peopleMover', 'people-mover'],
];

const scenes: readonly Job[] = [
  { file: fileOf(homePictures.hero), svg: homeHero },
  { file: fileOf(homePictures.heroNarrow), svg: homeHeroNarrow },
  { file: fileOf(homePictures.openGraph), svg: openGraph, quality: 80 },
  { file: fileOf(homePictures.logo), svg: () => picture(64, 64, logo()) },
  { file: 'favicon.svg', svg: () => picture(64, 64, appIcon()) },
  { file: 'icons/app-icon.png', svg: () => picture(512, 512, appIcon(), [0, 0, 64, 64]) },
  ...iconNames.map(([body, name]) => ({
    file: `icons/body/${name}.svg`,
    svg: () => bodyIcon(carShapes[body], body === 'convertible' ? windscreen : undefined),
  })),
  ...models.flatMap(({ slug }) => [
    { file: fileOf(modelHeroUrl(slug)), svg: () => modelHero(slug), quality: 84 },
    { file: fileOf(modelSideUrl(slug)), svg: () => modelSide(slug), quality: 86 },
  ]),
  ...specialPictures.map((name) => ({ file: fileOf(specialUrl(name)), svg: () => specialPicture(name) })),
  ...postPictures.map((name) => ({ file: fileOf(postUrl(name)), svg: () => postPicture(name) })),
  ...teamSlugs.map((slug) => ({ file: fileOf(teamUrl(slug)), svg: () => portrait(slug), quality: 84 })),
];

async function draw(words: readonly string[]): Promise<void> {
  const jobs = scenes.filter((job) => words.length === 0 || words.some((word) => job.file.includes(word)));
  const digests = remembered();
  let bytes = 0;
  let drawn = 0;
  for (const [index, job] of jobs.entries()) {
    const size = await render(job, digests);
    bytes += size;
    if (size > 0) drawn += 1;
    if (index % 40 === 39) {
      console.log(`${index + 1} of ${jobs.length} pictures looked at, ${drawn} drawn`);
      remember(digests);
    }
  }
  remember(digests);
  console.log(`${jobs.length} pictures, ${drawn} drawn, ${Math.round(bytes / 1024)} kB written`);
}

void draw(process.argv.slice(2));
