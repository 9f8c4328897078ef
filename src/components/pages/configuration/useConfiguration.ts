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

export type ConfigurationState = ReturnType<typeof useConfiguration>;

/**
 * The configuration in the address. A choice replaces the browser's history entry; a step adds one. So Back returns to the step
 * before, as the shopper left it.
 * @param search the query with which the page was opened; the built page has an empty one
 */
export function useConfiguration({ id, options }: VehicleConfigurationView, search: string) {
  const [address, setAddress] = useState(() => parseConfigurationAddress('', options));
  const [isRead, setRead] = useState(false);
  /** How often the shopper changed the step on this page. Each change moves the focus to the step's heading. */
  const [moves, setMoves] = useState(0);
  /** The id of the colour that was dropped because the new grade is not available in it. */
  const [lostColour, setLostColour] = useState<string>();
  /** Whether the address named options that the model does not have, and the shopper has not gone on since. */
  const [isOutdated, setOutdated] = useState(false);
  /** What the shopper chose before the address was read. */
  const early = useRef<ConfigurationRequest>({});
  const chooseFrom = (from: ConfigurationAddress, request: ConfigurationRequest) => {
    const next = {
      ...from,
      configuration: validConfiguration(options, { ...from.configuration, ...request }),
    };
    window.history.replaceState(window.history.state, '', formatConfigurationAddress(next));
    rememberEntry();
    setAddress(next);
    setOutdated(false);
    const colour = request.colour ?? from.configuration.colour;
    setLostColour(next.configuration.colour === colour ? undefined : colour);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options come from the content, which does not change
  useEffect(() => {
    const read = parseConfigurationAddress(search, options);
    setAddress(read);
    setOutdated(namesUnknownOptions(search, options));
    setRead(true);
    if (Object.keys(early.current).length > 0) chooseFrom(read, early.current);
    early.current = {};
  }, [search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options come from the content, which does not change
  useEffect(() => {
    const { pathname } = window.location;
    const onReturn = () => {
      // During a navigation to another page, this component is still mounted.
      if (window.location.pathname !== pathname) return;
      setAddress(parseConfigurationAddress(window.location.search, options));
      setOutdated(namesUnknownOptions(window.location.search, options));
      setLostColour(undefined);
      setMoves((before) => before + 1);
    };
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, []);

  const { configuration, step } = address;
  const reported = useRef(new Set<ConfigurationStep>());
  useEffect(() => {
    if (!isRead || reported.current.has(step)) return;
    reported.current.add(step);
    track({ name: 'configurator_step', step, model: publicId(id) });
  }, [isRead, step, id]);

  /** The query of this configuration at a step, with the campaign parameters of the address. */
  const hrefOf = (to: ConfigurationStep) => formatConfigurationAddress({ ...address, step: to });
  return {
    configuration,
    step,
    lostColour,
    isOutdated,
    moves,
    hrefOf,
    go: (to: ConfigurationStep) => {
      // Gatsby stores the scroll position of an entry under this key.
      window.history.pushState({ key: randomId() }, '', hrefOf(to));
      rememberEntry();
      setAddress({ ...address, step: to });
      setOutdated(false);
      setLostColour(undefined);
      setMoves(moves + 1);
    },
    choose: (request: ConfigurationRequest) => {
      if (isRead) chooseFrom(address, request);
      else early.current = { ...early.current, ...request };
    },
  };
}
