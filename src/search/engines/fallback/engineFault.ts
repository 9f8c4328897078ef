/**
 * Why a hosted engine gave no answer.
 *
 * - `unreachable`: no host answered in time, or the answering hosts are broken.
 * - `busy`: it asks for a pause.
 * - `refused`: the key or the index is wrong; only a person can fix this.
 * - `request`: it runs, but cannot read this question.
 */
export type EngineFault =
  | { readonly kind: 'unreachable' | 'refused' | 'request' }
  | {
      readonly kind: 'busy';
      /** The requested pause in milliseconds, if any. */
      readonly pause?: number;
    };

/** The error of a hosted engine. */
export class HostedFault extends Error {
  override readonly name = 'HostedFault';

  constructor(
    readonly fault: EngineFault,
    cause: unknown,
  ) {
    super(`The hosted search did not answer (${fault.kind}).`, { cause });
  }
}
