import { renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useConfiguration } from '../../../../src/components/pages/configuration/useConfiguration';
import type { VehicleConfigurationView } from '../../../../src/content/vehicles/vehicleConfiguration';
import { configurationOptions } from '../../../../src/domain/configuration/configuration';

const options = configurationOptions({
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
  const vehicle = { id: 'wattle', options } as unknown as VehicleConfigurationView;
  const { result } = renderHook(() => {
    const configured = useConfiguration(vehicle, window.location.search);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, as a field does when it is hydrated
    useLayoutEffect(() => configured.choose({ grade: 'max' }), []);
    return configured;
  });
  expect(result.current.configuration).toMatchObject({ grade: 'max', accessories: ['tow-bar'] });
  expect(window.location.search).toContain('grade=max');
});
