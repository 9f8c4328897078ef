/**
 * Why a hosted engine gave no answer.
 *
 * - `unreachable`: no host answered in time, or those that did are broken.
 * - `busy`: it asks for a pause.
 * - `refused`: the key or the index is not right; it takes a person to mend.
 * - `request`: it runs, and cannot read this one question.
 */
export type EngineFault =
  | { readonly kind: 'unreachable' | 'refused' | 'request' }
  | {
      readonly kind: 'busy';
      /** The pause it asks for, in milliseconds, where it names one. */
      readonly pause?: number;
    };

/** What a hosted engine rejects with. */
export class HostedFault extends Error {
  override readonly name = 'HostedFault';

  constructor(
    readonly fault: EngineFault,
    cause: unknown,
  ) {
    super(`The hosted search did not answer (${fault.kind}).`, { cause });
  }
}
