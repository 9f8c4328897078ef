import { bodyTypeLabels, bodyTypeValues } from '../../../src/search/vocabulary/vocabularyLookup';

describe('body types', () => {
  const options = [
    { label: 'Ute', values: ['Ute / Tray', 'Cab Chassis'] },
    { label: 'SUV', values: ['SUV'] },
  ];

  it('stand for the values of their option, or for themselves without one', () => {
    expect(bodyTypeValues(['Ute', 'Wagon'], options)).toEqual(['Ute / Tray', 'Cab Chassis', 'Wagon']);
    expect(bodyTypeLabels(['Wagon', 'SUV'], options)).toEqual(['SUV', 'Wagon']);
  });

  it('chosen in part are shown as the whole option, because addresses hold only labels', () => {
    expect(bodyTypeLabels(['Cab Chassis'], options)).toEqual(['Ute']);
  });

  it('show an option whose values are all within another as chosen too', () => {
    const overlapping = [...options, { label: 'Work', values: ['Ute / Tray', 'Cab Chassis', 'Van'] }];
    expect(bodyTypeLabels(bodyTypeValues(['Work'], overlapping), overlapping)).toEqual(['Ute', 'Work']);
  });
});
