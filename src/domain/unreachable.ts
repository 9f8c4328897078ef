/**
 * Ends a switch over a closed union: the compiler refuses the call while a case is missing.
 * @throws at run time if a value from outside the types gets here, naming it.
 */
export function assertUnreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
