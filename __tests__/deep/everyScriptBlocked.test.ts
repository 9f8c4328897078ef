import { samplePages } from '../../support/browser/templatePages';
import { scriptsOf, textWithout } from '../support/browser/blockedScripts';
import { builtSite } from '../support/browser/builtSite';

const site = builtSite();
jest.setTimeout(1_200_000);

it.each(samplePages(1))(
  '%s keeps the text of its HTML, whichever script is missing: %s',
  async (_template, path) => {
    const less: string[] = [];
    const scripts = await scriptsOf(site, path);
    for (const script of scripts) {
      const { held, shown, isVisible } = await textWithout(site, path, script);
      if (shown < held || !isVisible)
        less.push(`${path} without ${script}: ${held} → ${shown}, visible: ${isVisible}`);
    }
    console.info(`${path}: ${scripts.length} scripts`);
    expect(scripts.length).toBeGreaterThan(3);
    expect(less).toEqual([]);
  },
);
