// `npm run cms:build -- folder`: the editor as static files, over a git host (docs/cms.md).
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { runDealerCommand } from '../scripts/command';
import { installPackages } from '../scripts/installPackages';
import type { Dealer } from '../src/config/dealer';
import { cmsConfig } from './config/cmsConfig';
import { adminFiles } from './server/adminFiles';
import { stockList } from './server/builtStock';
import { contentFacts } from './server/contentFacts';
import { decapPackages } from './server/decapPackages';
import { linkTargets } from './server/pageAddress';

const backendSchema = z.looseObject({ name: z.enum(['github', 'gitlab', 'gitea']), repo: z.string().min(1) });

function backend(): z.output<typeof backendSchema> {
  try {
    return backendSchema.parse(JSON.parse(process.env.CMS_BACKEND ?? ''));
  } catch {
    console.error(
      'CMS_BACKEND must be JSON with the git host’s name (github, gitlab or gitea) and repo: see docs/cms.md',
    );
    process.exit(1);
  }
}

async function build(dealer: Dealer, folder: string): Promise<number> {
  const config = {
    country: dealer.country,
    backend: backend(),
    siteUrl: dealer.site.url,
    root: `${dealer.folder}/`,
    hasReview: process.env.CMS_REVIEW === 'true',
    ...(await contentFacts(dealer.folder)),
  };
  const cmsFolder = join(process.cwd(), 'cms');
  await installPackages(cmsFolder);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(await adminFiles(cmsFolder, dealer)))
    writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(await linkTargets(dealer.folder)));
  writeFileSync(join(folder, 'stock.json'), JSON.stringify(stockList(dealer.country.locale.prices)));
  cpSync(decapPackages(cmsFolder).heicFolder, join(folder, 'heic'), { recursive: true });
  writeFileSync(join(folder, 'config.json'), JSON.stringify(cmsConfig(config)));
  cpSync(decapPackages(cmsFolder).adminFolder, join(folder, 'decap'), {
    recursive: true,
    filter: (file) => !/\.map$|\/\d+\.cms\.js$|\/cms\.js$/.test(file),
  });
  console.log(`Forecourt: the content editor is in ${folder}`);
  return 0;
}

runDealerCommand((dealer) => build(dealer, resolve(process.argv[2] ?? 'admin')), 1);
