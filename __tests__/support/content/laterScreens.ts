import { type ComponentType, createElement } from 'react';
import type { VehicleBuildQuery } from '../../../src/content/queryTypes';
import { renderElement, type SitePage } from './renderedSite';

/**
 * What a shopper sees of Build and price after the first step. The built page begins with the first step; these are the
 * screens behind its Next button, each as a page.
 */
export function laterBuildScreens(page: SitePage): readonly SitePage[] {
  if (page.template !== 'VehicleBuildTemplate') return [];
  return ['ColourStep', 'AccessoriesStep', 'SummaryStep'].map((name) => ({
    ...page,
    path: `${page.path}${name}`,
    render: async (input) => {
      const { toVehicleConfiguration } = await import('../../../src/content/vehicles/vehicleConfiguration');
      const { parseConfigurationAddress } = await import(
        '../../../src/domain/configuration/configurationAddress'
      );
      const steps = {
        ...(await import('../../../src/components/pages/configuration/OptionSteps')),
        ...(await import('../../../src/components/pages/configuration/SummaryStep')),
      } as unknown as Readonly<Record<string, ComponentType<object>>>;
      const step = steps[name];
      const { vehicle: asked } = (input.data as VehicleBuildQuery).content;
      if (!asked || !step) throw new Error(`There is no ${name} for ${page.path}.`);
      const vehicle = toVehicleConfiguration(asked);
      const state = { ...parseConfigurationAddress('', vehicle.options), hrefOf: () => '' };
      const element = createElement<object>(step, { vehicle, state, headingId: 'heading' } as object);
      // The summary names its own address.
      const { window } = globalThis;
      globalThis.window = { location: new URL(page.path, 'https://site.example') } as never;
      try {
        return { path: page.path, html: await renderElement(element, input), head: '' };
      } finally {
        globalThis.window = window;
      }
    },
  }));
}
