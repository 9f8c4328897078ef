import { useEffect, useRef, useState } from 'react';
import type { VehicleConfigurationView } from '../../../content/vehicles/vehicleConfiguration';
import { randomId } from '../../../device/randomId';
import { type ConfigurationRequest, validConfiguration } from '../../../domain/configuration/configuration';
import {
  type ConfigurationAddress,
  type ConfigurationStep,
  formatConfigurationAddress,
  namesUnknownOptions,
  parseConfigurationAddress,
} from '../../../domain/configuration/configurationAddress';
import { publicId } from '../../../tracking/events';
import { track } from '../../../tracking/track';
import { rememberEntry } from '../../ui/links/jumpHistory';

interface Shown {
  readonly address: ConfigurationAddress;
  /** Whether the address named options that the model does not have, and the shopper has not gone on since. */
  readonly isOutdated: boolean;
  /** The id of the colour that was dropped because the new grade is not available in it. */
  readonly lostColour: string | undefined;
  /** How often the shopper changed the step on this page. Each change moves the focus to the step's heading. */
  readonly moves: number;
}

export type ConfigurationState = ReturnType<typeof useConfiguration>;

/**
 * The configuration in the address. A choice replaces the browser's history entry; a step adds one. So Back returns to the step
 * before, as the shopper left it.
 * @param search the query with which the page was opened; the built page has an empty one
 */
export function useConfiguration({ id, options }: VehicleConfigurationView, search: string) {
  const readFrom = (query: string) => ({
    address: parseConfigurationAddress(query, options),
    isOutdated: namesUnknownOptions(query, options),
    lostColour: undefined,
  });
  const [shown, setShown] = useState<Shown>(() => ({ ...readFrom(''), moves: 0 }));
  const [isRead, setRead] = useState(false);
  const { address, ...rest } = shown;
  const { configuration, step } = address;
  /** What the shopper chose before the address was read. */
  const early = useRef<ConfigurationRequest>({});
  const chooseFrom = (from: ConfigurationAddress, request: ConfigurationRequest) => {
    const next = {
      ...from,
      configuration: validConfiguration(options, { ...from.configuration, ...request }),
    };
    window.history.replaceState(window.history.state, '', formatConfigurationAddress(next));
    rememberEntry();
    const colour = request.colour ?? from.configuration.colour;
    const lostColour = next.configuration.colour === colour ? undefined : colour;
    setShown(({ moves }) => ({ address: next, isOutdated: false, lostColour, moves }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options come from the content, which does not change
  useEffect(() => {
    const read = readFrom(search);
    setShown(({ moves }) => ({ ...read, moves }));
    setRead(true);
    if (Object.keys(early.current).length > 0) chooseFrom(read.address, early.current);
    early.current = {};
  }, [search]);

  useReturn((query) => setShown(({ moves }) => ({ ...readFrom(query), moves: moves + 1 })));
  useStepEvents(isRead ? step : undefined, id);

  /** The query of this configuration at a step, with the campaign parameters of the address. */
  const hrefOf = (to: ConfigurationStep) => formatConfigurationAddress({ ...address, step: to });
  return {
    ...rest,
    configuration,
    step,
    hrefOf,
    go: (to: ConfigurationStep) => {
      // Gatsby stores the scroll position of an entry under this key.
      window.history.pushState({ key: randomId() }, '', hrefOf(to));
      rememberEntry();
      setShown(({ moves }) => ({
        address: { ...address, step: to },
        isOutdated: false,
        lostColour: undefined,
        moves: moves + 1,
      }));
    },
    choose: (request: ConfigurationRequest) => {
      if (isRead) chooseFrom(address, request);
      else early.current = { ...early.current, ...request };
    },
  };
}

/** Calls back with the query of the page that Back or Forward leads to, if it is the same page. */
function useReturn(onQuery: (query: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls only uses the options of the content, which does not change
  useEffect(() => {
    const { pathname } = window.location;
    const onReturn = () => {
      // During a navigation to another page, this component is still mounted.
      if (window.location.pathname === pathname) onQuery(window.location.search);
    };
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, []);
}

/** Reports each step once, as soon as the address is read. */
function useStepEvents(step: ConfigurationStep | undefined, id: string): void {
  const reported = useRef(new Set<ConfigurationStep>());
  useEffect(() => {
    if (step === undefined || reported.current.has(step)) return;
    reported.current.add(step);
    track({ name: 'configurator_step', step, model: publicId(id) });
  }, [step, id]);
}
