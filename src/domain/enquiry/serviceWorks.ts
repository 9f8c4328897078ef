/** The kinds of work that a driver can ask for. A new kind is a row. */
export const SERVICE_WORKS = {
  logBook: { label: 'Log-book service', hint: 'To the maker’s schedule, any make' },
  basic: { label: 'Oil and filter', hint: 'Between the scheduled services' },
  inspection: { label: 'Safety inspection', hint: 'For the registration' },
  tyres: { label: 'Tyres and alignment', hint: 'New tyres, rotation, balance' },
  brakes: { label: 'Brakes', hint: 'Check, pads, discs' },
  airConditioning: { label: 'Air conditioning', hint: 'Leaks, gas, smells' },
  electric: { label: 'Electric or hybrid', hint: 'High voltage, battery report' },
  towing: { label: 'Towing and accessories', hint: 'Tow bar, brake controller, wiring' },
  recall: { label: 'Recall', hint: 'A letter from the maker' },
  fault: { label: 'Something isn’t right', hint: 'A noise, a smell, a light' },
} as const;

export type ServiceWork = keyof typeof SERVICE_WORKS;

/** What the driver does during the work. */
export const SERVICE_TRANSPORTS = {
  dropOff: { label: 'Drop it off', hint: 'Leave the key and collect it in the afternoon' },
  wait: { label: 'Wait here', hint: 'For work of up to two hours' },
  loanCar: { label: 'Borrow a loan vehicle', hint: 'As long as one is free that day' },
} as const;

export type ServiceTransport = keyof typeof SERVICE_TRANSPORTS;
