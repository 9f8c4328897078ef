import { engine } from '../vehicleSpec';

/** The engines of the invented brand: one table, so that new, demo and used stock agree. */
export const ENGINES = {
  petrol12: engine('1.2 litre turbo petrol', 'Petrol', 3, 88, 190, 5.6),
  petrol15: engine('1.5 litre turbo petrol', 'Petrol', 4, 125, 250, 6.9),
  hybrid15: engine('1.5 litre petrol-electric hybrid', 'Hybrid', 4, 96, 205, 3.9),
  hybrid20: engine('2.0 litre petrol-electric hybrid', 'Hybrid', 4, 152, 320, 4.9),
  petrol20: engine('2.0 litre turbo petrol', 'Petrol', 4, 170, 370, 8.2),
  diesel20: engine('2.0 litre turbo diesel', 'Diesel', 4, 147, 450, 6.8),
  diesel23: engine('2.3 litre twin-turbo diesel', 'Diesel', 4, 152, 500, 7.8),
  electric51: engine('51 kWh electric', 'Electric', undefined, 115, 260, 14.2),
  electric62: engine('62 kWh electric', 'Electric', undefined, 150, 310, 14.4),
} as const;
