export type Result<Value, Fault> = Ok<Value> | Err<Fault>;

export interface Ok<Value> {
  readonly kind: 'ok';
  readonly value: Value;
}

export interface Err<Fault> {
  readonly kind: 'err';
  readonly fault: Fault;
}

export const ok = <Value>(value: Value): Ok<Value> => ({ kind: 'ok', value });

export const err = <Fault>(fault: Fault): Err<Fault> => ({ kind: 'err', fault });
