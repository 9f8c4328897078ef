import { renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useBuild } from '../../../../src/components/pages/configuration/useBuild';
import type { VehicleBuildView } from '../../../../src/content/vehicles/vehicleBuild';
import { buildOptions } from '../../../../src/domain/build/buildOptions';

const options = buildOptions({
  grades: ['Go', 'Max'].map((name) => ({
    name,
    fromPrice: 24_990,
    priceType: 'driveAway',
    colours: ['White'],
  })),
  colours: [{ name: 'White', price: 0 }],
  accessories: [{ name: 'Tow bar', price: 1290 }],
});

test('A grade that is chosen before the page is live counts beside what the address has', () => {
  window.history.replaceState(null, '', '/vehicles/wattle/build/?grade=go&accessories=tow-bar');
  const vehicle = { id: 'wattle', options } as unknown as VehicleBuildView;
  const { result } = renderHook(() => {
    const build = useBuild(vehicle, window.location.search);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, as a field does when it is hydrated
    useLayoutEffect(() => build.choose({ grade: 'max' }), []);
    return build;
  });
  expect(result.current.build).toMatchObject({ grade: 'max', accessories: ['tow-bar'] });
  expect(window.location.search).toContain('grade=max');
});
