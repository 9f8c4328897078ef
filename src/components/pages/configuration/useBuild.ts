import { useEffect, useRef, useState } from 'react';
import type { VehicleBuildView } from '../../../content/vehicles/vehicleBuild';
import { type AskedBuild, toBuild } from '../../../domain/build/build';
import { type BuildAddress, formatBuildAddress, parseBuildAddress } from '../../../domain/build/buildAddress';
import type { BuildStep } from '../../../domain/build/buildStep';
import { publicId } from '../../../tracking/events';
import { track } from '../../../tracking/track';

export interface BuildState extends Pick<BuildAddress, 'build' | 'step'> {
  /** The id of the colour that was dropped because the new grade is not available in it. */
  readonly lostColour: string | undefined;
  /** How often the shopper changed the step on this page. Each change moves the focus to the step's heading. */
  readonly moves: number;
  /** Returns the query of this build at a step, with the campaign parameters of the address. */
  readonly hrefOf: (step: BuildStep) => string;
  readonly go: (step: BuildStep) => void;
  readonly choose: (asked: AskedBuild) => void;
}

/**
 * The build in the address. A choice replaces the browser's history entry; a step adds one. So Back returns to the step
 * before, as the shopper left it.
 * @param search the query with which the page was opened; the built page has an empty one
 */
export function useBuild({ id, options }: VehicleBuildView, search: string): BuildState {
  const [address, setAddress] = useState(() => parseBuildAddress('', options));
  const [isRead, setRead] = useState(false);
  const [moves, setMoves] = useState(0);
  const [lostColour, setLostColour] = useState<string>();
  /** What the shopper chose before the address was read. */
  const early = useRef<AskedBuild>({});
  const chooseFrom = (from: BuildAddress, asked: AskedBuild) => {
    const next = { ...from, build: toBuild(options, { ...from.build, ...asked }) };
    window.history.replaceState(window.history.state, '', formatBuildAddress(next));
    setAddress(next);
    const wanted = asked.colour ?? from.build.colour;
    setLostColour(next.build.colour === wanted ? undefined : wanted);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options come from the content, which does not change
  useEffect(() => {
    const read = parseBuildAddress(search, options);
    setAddress(read);
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
      setAddress(parseBuildAddress(window.location.search, options));
      setLostColour(undefined);
      setMoves((before) => before + 1);
    };
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, []);

  const { build, step } = address;
  const told = useRef(new Set<BuildStep>());
  useEffect(() => {
    if (!isRead || told.current.has(step)) return;
    told.current.add(step);
    const model = publicId(id);
    track({ name: 'configurator_step', step, ...(model === undefined ? {} : { model }) });
  }, [isRead, step, id]);

  const hrefOf = (to: BuildStep) => formatBuildAddress({ ...address, step: to });
  return {
    ...{ build, step, lostColour, moves, hrefOf },
    go: (to) => {
      // Gatsby stores the scroll position of an entry under this key.
      window.history.pushState({ key: crypto.randomUUID() }, '', hrefOf(to));
      setAddress({ ...address, step: to });
      setLostColour(undefined);
      setMoves(moves + 1);
    },
    choose: (asked) => {
      if (isRead) chooseFrom(address, asked);
      else early.current = { ...early.current, ...asked };
    },
  };
}
