import type { StockFieldName } from '../../../src/domain/stock/stockFields';
import { type Guess, type Sample, tryOut } from './tryOut';

/** The fields that are guessed so far. */
export class Guesses {
  all: readonly Guess[] = [];

  constructor(readonly sample: Sample) {}

  add(guess: Guess): void {
    this.all = [...this.all, guess];
  }

  has(field: StockFieldName): boolean {
    return this.all.some((guess) => guess.field === field);
  }

  drop(...fields: readonly StockFieldName[]): void {
    this.all = this.all.filter(({ field }) => !fields.includes(field));
  }

  /** Adds an expression, if any row can be read by it. */
  async propose(field: StockFieldName, source: string, because: string): Promise<void> {
    const trial = await tryOut(field, source, this.sample);
    if (trial.readable > 0) this.add({ field, source, because, ...trial });
  }

  /** Whether a guess reads a column: its whole name, since `WebPrice` does not read `Web`. */
  reads(source: string): boolean {
    const name = source.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const whole = new RegExp(`(?<![\\p{L}\\p{N}_])${name}(?![\\p{L}\\p{N}_])`, 'u');
    return this.all.some((guess) => typeof guess.source === 'string' && whole.test(guess.source));
  }

  /** Whether something tells vehicles apart. */
  isIdentified(): boolean {
    return (['id', 'stockNumber', 'vin'] as const).some((field) => this.has(field));
  }
}
