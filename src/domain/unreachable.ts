/**
 * Ends a switch over a closed union: the compiler rejects the call while a case is missing.
 * @throws an error that names the value, if a value from outside the types gets here at run time
 */
export function assertUnreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
