import { locale } from '../../locales/site/locale';
import type { StockType } from './stockTypes';

/** What no engine of its own moves on a road. */
const NOT_MOTOR: readonly StockType[] = ['trailers', 'caravans', 'machinery', 'boats', 'other'];

/** What the register of a dealer is called, before its number: `Motor dealer licence`. */
export const dealerRegister = (stockType: StockType): string =>
  locale.registers[NOT_MOTOR.includes(stockType) ? 'dealer' : 'motorDealer'];
