import { useEffect, useRef, useState } from 'react';
import type { VehicleBuildView } from '../../content/vehicles/vehicleBuild';
import { type AskedBuild, toBuild } from '../../domain/build/build';
import { type BuildAddress, formatBuildAddress, parseBuildAddress } from '../../domain/build/buildAddress';
import type { BuildStep } from '../../domain/build/buildStep';
import { publicId } from '../../tracking/events';
import { track } from '../../tracking/track';

export interface BuildState extends Pick<BuildAddress, 'build' | 'step'> {
  /** The colour that was given up, by its id, because the grade chosen last is not made in it. */
  readonly lostColour: string | undefined;
  /** How often the shopper went to another step of this page: the focus goes to its heading. */
  readonly moves: number;
  /** The query that shows this build at a step, with the campaign that the address had. */
  readonly hrefOf: (step: BuildStep) => string;
  readonly go: (step: BuildStep) => void;
  readonly choose: (asked: AskedBuild) => void;
}

/**
 * The build that stands in the address. A choice replaces the entry of the browser's history, a step is an entry of its
 * own: Back returns to the step before, as it was left.
 * @param search the query that the page was opened with; the built page is that of an empty one
 */
export function useBuild({ id, options }: VehicleBuildView, search: string): BuildState {
  const [address, setAddress] = useState(() => parseBuildAddress('', options));
  const [isRead, setRead] = useState(false);
  const [moves, setMoves] = useState(0);
  const [lostColour, setLostColour] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: options follow from content, which a page does not change
  useEffect(() => {
    setAddress(parseBuildAddress(search, options));
    setRead(true);
  }, [search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: likewise
  useEffect(() => {
    const { pathname } = window.location;
    const onReturn = () => {
      // On the way to another page this one is still there.
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
      // The key is where Gatsby keeps how far the entry was scrolled.
      window.history.pushState({ key: crypto.randomUUID() }, '', hrefOf(to));
      setAddress({ ...address, step: to });
      setLostColour(undefined);
      setMoves(moves + 1);
    },
    choose: (asked) => {
      const next = { ...address, build: toBuild(options, { ...build, ...asked }) };
      window.history.replaceState(window.history.state, '', formatBuildAddress(next));
      setAddress(next);
      const wanted = asked.colour ?? build.colour;
      setLostColour(next.build.colour === wanted ? undefined : wanted);
    },
  };
}
